import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { formatExact } from '../../../../lib/exact-dollars'
import { campaignTexts } from '../../../../lib/texts/campaigns'

const words = campaignTexts.credit

type CreditNoticeProps = { missing: number; balance: number; onAdd?: (() => void) | undefined }

/** The wallet is too small for a budget: how much is missing, and the way to add it. */
export function CreditNotice({ missing, balance, onAdd }: CreditNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={words.missing(formatExact(missing))}
      action={
        onAdd ? (
          <Button size="sm" onClick={onAdd}>
            {words.add}
          </Button>
        ) : undefined
      }
    >
      {words.missingText(formatExact(balance))}
    </Notice>
  )
}
