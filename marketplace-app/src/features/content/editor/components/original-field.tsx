import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { defaultLanguage } from '@stackyard/shared/reference/languages'
import { SelectField, TextField } from '../../../../components/form-fields'
import { contentTexts as words } from '../../../../lib/texts/content'
import type { ContentKind, ContentRecord } from '../content-kind'
import type { ContentValues } from '../content-values'
import { contentKey } from '../queries'

const MOST = 50

type Look = { label: string; hint: string | undefined; error: string | undefined; required: boolean }
type Props = { kind: ContentKind; look: Look; form: UseFormReturn<ContentValues>; record: ContentRecord | null }

/** Which English document one in another language translates, found by its words; English ones translate none. */
export function OriginalField({ kind, look, form, record }: Props) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState(record?.translationOf ?? null)
  const query = useDeferredValue(typed.trim())
  const isTranslation = form.watch('language') !== defaultLanguage
  const originals = useQuery({
    queryKey: [...contentKey(kind), 'originals', query],
    queryFn: () => kind.list({ limit: MOST, skip: 0, query: query || undefined, language: defaultLanguage }),
    enabled: isTranslation,
    placeholderData: (before) => before,
  })
  if (!isTranslation) return null
  const found = (originals.data?.results ?? []).map((one) => ({ id: one.id, name: kind.nameOf(one) }))
  const all = picked && !found.some(({ id }) => id === picked.id) ? [picked, ...found] : found
  const options = all.filter(({ id }) => id !== record?.id).map(({ id, name }) => ({ value: String(id), label: name }))
  const choose = (value: string) => {
    setPicked(all.find(({ id }) => String(id) === value) ?? null)
    form.setValue('translationOf', value, { shouldDirty: true })
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label={words.findOriginal}
        type="search"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SelectField
        {...look}
        placeholder={words.noOriginal}
        options={options}
        value={String(form.watch('translationOf') ?? '')}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  )
}
