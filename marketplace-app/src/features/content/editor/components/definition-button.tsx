import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '@stackyard/shared/ui/button'
import { client } from '../../../../lib/api'
import { notifyFailure } from '../../../../lib/notify'
import { contentTexts as words } from '../../../../lib/texts/content'
import type { ContentValues } from '../content-values'

/** Asks the model for the definition of the term in the form; the editor changes it and saves. */
export function DefinitionButton({ form }: { form: UseFormReturn<ContentValues> }) {
  const draft = useMutation({
    mutationFn: (topic: string) => client.contentDraft.definition({ topic }),
    onSuccess: ({ results }) => form.setValue('definition', results.definition, { shouldDirty: true }),
    onError: (error) => notifyFailure(words.ai.definition, error),
  })
  const ask = () => {
    const term = String(form.getValues('term') ?? '').trim()
    if (term === '') form.setError('term', { type: 'own', message: words.ai.needsTerm }, { shouldFocus: true })
    else draft.mutate(term)
  }
  return (
    <Button type="button" variant="outline" className="justify-self-start" busy={draft.isPending} onClick={ask}>
      {words.ai.definition}
    </Button>
  )
}
