import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { listingProblems } from '@stackyard/shared/domain/listing-problems'
import type { PublishRules } from '@stackyard/shared/domain/listing-requirements'
import { priceDropIssues, priceDrops } from '@stackyard/shared/domain/price-drops'
import type { Issue } from '@stackyard/shared/schema/envelope'
import type { ListingContent, WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { useAutosave } from '../../../components/listing-form/use-autosave'
import { useKept } from '../../../components/listing-form/use-kept'
import { withoutWrong } from '../../../components/listing-form/without-wrong'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { toProblem } from '../../../lib/problem'
import { listingFormTexts as words } from '../../../lib/texts/listing-form'
import { contentOf } from './listing-values'
import { useListingSave } from './use-listing-save'

type Options = {
  record: WarehouseRecord | null
  managerId: number | undefined
  /** Says at their fields what is refused, and leads to the first when asked to. */
  showIssues: (issues: readonly Issue[], jumps: boolean) => void
}

/** A save that waits until its prices are confirmed. */
type Asked = { drops: readonly Issue[]; wantsDraft: boolean; done: string }

/** Drafts save themselves when the writer rests; a live listing is saved by hand, and asks before a price falls far. */
export function useWarehouseSaving(form: UseFormReturn<ListingContent>, options: Options) {
  const { managerId, showIssues } = options
  const { isChanged, keep } = useKept(form)
  const { record, saving, adopt } = useListingSave(options.record, managerId, keep)
  const isDraft = record?.isDraft ?? true
  const rules: PublishRules = managerId !== undefined || record?.sellerType === 'manager' ? 'managed' : 'live'
  const isConflict = saving.error !== null && toProblem(saving.error).code === 'CONFLICT'
  const isPublishing = saving.isPending && !saving.variables.isDraft
  const savesItself = isDraft && !isConflict && !isPublishing
  useAutosave(form, savesItself, (content) => {
    const issues = listingProblems(content, 'draft')
    showIssues(issues, false)
    saving.mutate(
      { content: withoutWrong(content, issues), isDraft: true, isUnasked: true },
      { onError: (error) => showIssues(toProblem(error).issues, false) },
    )
  })
  const keepNow = () => {
    const content = form.getValues()
    if (listingProblems(content, 'draft').length > 0) return Promise.resolve(false)
    return saving.mutateAsync({ content, isDraft: true, isUnasked: true }).then(
      () => true,
      () => false,
    )
  }
  const { save, confirmPrices } = useAskedSave({ form, saving, record, rules, showIssues })
  return {
    record,
    isDraft,
    rules,
    isConflict,
    isChanged,
    savesItself,
    saving,
    save,
    keep,
    keepNow,
    adopt,
    confirmPrices,
  }
}

type AskedSave = Pick<Options, 'record' | 'showIssues'> &
  Pick<ReturnType<typeof useListingSave>, 'saving'> & { form: UseFormReturn<ListingContent>; rules: PublishRules }

/** Saves when the writer asks for it; prices that fall far are asked about first. */
function useAskedSave({ form, saving, record, rules, showIssues }: AskedSave) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const send = (wantsDraft: boolean, done: string, confirmPrices: boolean) =>
    saving.mutate(
      { content: form.getValues(), isDraft: wantsDraft, ...(confirmPrices ? { confirmPrices: true as const } : {}) },
      {
        onSuccess: () => notifyDone(done),
        onError: (error) => {
          const { code, issues } = toProblem(error)
          if (code === 'PRICE_DROP') return setAsked({ drops: issues, wantsDraft, done })
          showIssues(issues, true)
          if (issues.length === 0) notifyFailure(words.failed, error)
        },
      },
    )
  const save = (wantsDraft: boolean, done: string) => {
    form.clearErrors()
    const content = form.getValues()
    const issues = listingProblems(content, wantsDraft ? 'draft' : rules)
    if (issues.length > 0) return showIssues(issues, true)
    const before = record && !record.isDraft ? contentOf(record) : null
    const drops = wantsDraft ? [] : priceDropIssues(priceDrops(before, content))
    if (drops.length > 0) return setAsked({ drops, wantsDraft, done })
    return send(wantsDraft, done, false)
  }
  const confirmPrices = {
    drops: asked?.drops ?? [],
    onCancel: () => setAsked(null),
    onConfirm: () => {
      setAsked(null)
      if (asked) send(asked.wantsDraft, asked.done, true)
    },
  }
  return { save, confirmPrices }
}
