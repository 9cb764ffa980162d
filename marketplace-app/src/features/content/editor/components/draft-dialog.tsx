import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { costWords } from '@stackyard/shared/domain/model-cost'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { SelectField, TextField } from '../../../../components/form-fields'
import { FormProblem } from '../../../../components/form-problem'
import { Notice } from '../../../../components/notice'
import { apiQuery } from '../../../../lib/api'
import { notifyDone } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { contentTexts } from '../../../../lib/texts/content'
import type { ContentKind, DraftKind, DraftRequest } from '../content-kind'
import { contentKey } from '../queries'

const words = contentTexts.ai
const SECOND_MS = 1000

type Props = { kind: ContentKind; draft: DraftKind; onClose: () => void }

const readRequest = (form: HTMLFormElement): DraftRequest => {
  const data = new FormData(form)
  const file = data.get('file')
  return {
    topic: String(data.get('topic') ?? '').trim(),
    count: Number(data.get('count') ?? 1),
    file: file instanceof File && file.size > 0 ? file : null,
    chosen: {
      ...(String(data.get('audience') ?? '').trim() ? { audience: String(data.get('audience')).trim() } : {}),
      ...(data.get('categoryId') ? { categoryId: Number(data.get('categoryId')) } : {}),
      ...(data.get('promptId') ? { promptId: Number(data.get('promptId')) } : {}),
    },
  }
}

/** Asks a model for drafts; they come into the list unpublished. What was typed stays when it fails or is stopped. */
export function DraftDialog({ kind, draft, onClose }: Props) {
  const queryClient = useQueryClient()
  const make = useMutation({
    mutationFn: ({ request, stop }: { request: DraftRequest; stop: AbortController }) =>
      draft.make(request, stop.signal),
    onSuccess: async (made) => {
      notifyDone(words.made(made.length))
      onClose()
      await queryClient.invalidateQueries({ queryKey: [...contentKey(kind), 'list'] })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    make.mutate({ request: readRequest(event.currentTarget), stop: new AbortController() })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || make.isPending ? undefined : onClose())}
      title={words.title}
      description={words.lead}
      className="w-full max-w-xl"
    >
      <form className="grid grid-cols-1 gap-5" onSubmit={submit}>
        <TextField
          label={words.topic}
          hint={words.topicHint}
          name="topic"
          required={!draft.takesFile}
          minLength={2}
          maxLength={200}
        />
        {draft.most > 1 ? (
          <TextField label={words.count} name="count" type="number" min={1} max={draft.most} defaultValue={3} />
        ) : null}
        {draft.takesFile ? (
          <TextField
            label={words.file}
            hint={words.fileHint}
            name="file"
            type="file"
            accept=".docx,.pdf,.txt,.md"
            className="h-auto py-2.5"
          />
        ) : null}
        {draft.hasReaders ? <Readers kind={kind} /> : null}
        <PromptChoice draft={draft} />
        {make.isPending ? <Working /> : <Spending />}
        <FormProblem problem={make.isError && !make.variables.stop.signal.aborted ? toProblem(make.error) : null} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={make.isPending}>
            {words.start}
          </Button>
          {make.isPending ? (
            <Button type="button" variant="outline" onClick={() => make.variables.stop.abort()}>
              {words.stop}
            </Button>
          ) : null}
        </div>
      </form>
    </Dialog>
  )
}

/** For which readers, and in which category; neither must be chosen. */
function Readers({ kind }: { kind: ContentKind }) {
  const { data } = useQuery({
    queryKey: [...contentKey(kind), 'categories'],
    queryFn: async () => kind.categories?.() ?? { results: [] },
  })
  return (
    <>
      <TextField label={words.audience} hint={words.audienceHint} name="audience" maxLength={100} />
      <SelectField
        label={words.category}
        name="categoryId"
        placeholder={words.noCategory}
        defaultValue=""
        options={(data?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  )
}

/** Which of the prompts in use the model is asked with; there is nothing to choose among fewer than two. */
function PromptChoice({ draft }: { draft: DraftKind }) {
  const { data } = useQuery(apiQuery.prompt.list.queryOptions({ input: { limit: 100 } }))
  const prompts = (data?.results ?? []).filter(({ kind, isActive }) => kind === draft.prompts && isActive)
  if (prompts.length < 2) return null
  return (
    <SelectField
      label={words.prompt}
      name="promptId"
      placeholder={words.firstPrompt}
      defaultValue=""
      options={prompts.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}

/** What the day has left and what drafts have cost; nothing while that is not known. */
function Spending() {
  const { data } = useQuery({ ...apiQuery.contentDraft.spending.queryOptions({ input: undefined }), staleTime: 0 })
  if (!data) return null
  const { drafts, draftsPerDay, dayDollars, monthDollars } = data.results
  return (
    <p className="text-muted-foreground text-sm">
      {words.spent(drafts, draftsPerDay, costWords(dayDollars), costWords(monthDollars))}
    </p>
  )
}

/** How far the model is. */
function Working() {
  const { data } = useQuery({
    ...apiQuery.contentDraft.running.queryOptions({ input: undefined }),
    refetchInterval: SECOND_MS,
    gcTime: 0,
  })
  const { seconds = 0, tokens = 0 } = data?.results ?? {}
  return <Notice tone="info">{words.working(seconds, tokens)}</Notice>
}
