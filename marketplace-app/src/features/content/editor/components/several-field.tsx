import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { TextField } from '../../../../components/form-fields'
import { contentTexts as words } from '../../../../lib/texts/content'
import type { Category, ContentField, ContentKind, ContentRecord } from '../content-kind'
import type { ContentValues } from '../content-values'
import { contentKey } from '../queries'

type Look = { label: string; hint: string | undefined; error: string | undefined }
type Props = {
  kind: ContentKind
  field: ContentField
  look: Look
  form: UseFormReturn<ContentValues>
  record: ContentRecord | null
}

/** The records of this field that a document already names, with their names. */
const namedBy = (field: ContentField, record: ContentRecord | null): readonly Category[] =>
  (field.name === 'termIds' ? record?.terms : record?.tags) ?? []

/** Several records of another kind, such as tags: the chosen ones first, then those that match what is typed. */
export function SeveralField({ kind, field, look, form, record }: Props) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<readonly Category[]>(() => namedBy(field, record))
  const query = useDeferredValue(typed.trim())
  const { data = [] } = useQuery({
    queryKey: [...contentKey(kind), field.name, query],
    queryFn: async () => (field.choices ? field.choices(query) : []),
    placeholderData: (before) => before,
  })
  const isPicked = ({ id }: Category) => picked.some((one) => one.id === id)
  const toggle = (choice: Category) => {
    const now = isPicked(choice) ? picked.filter(({ id }) => id !== choice.id) : [...picked, choice]
    setPicked(now)
    form.setValue(field.name, now.map(({ id }) => id).join(','), { shouldDirty: true })
  }
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-semibold">{look.label}</legend>
      {look.hint ? <p className="text-muted-foreground text-sm">{look.hint}</p> : null}
      <TextField
        label={words.findAmong(look.label.toLowerCase())}
        type="search"
        maxLength={100}
        value={typed}
        error={look.error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="grid max-h-56 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {[...picked, ...data.filter((choice) => !isPicked(choice))].map((choice) => (
          <Checkbox key={choice.id} label={choice.name} checked={isPicked(choice)} onChange={() => toggle(choice)} />
        ))}
      </div>
    </fieldset>
  )
}
