import { type HealthFigures, judgeHealth } from '@stackyard/shared/domain/system-health'
import { describe, expect, it } from 'vitest'
import { inOrder } from '@stackyard/shared/reference/in-order'
import { saidHealth } from './health-sentences'

const figures = (count: number, seconds: number | null): HealthFigures => {
  const queue = { waiting: count, oldestSeconds: seconds ?? 0, failed: count }
  return {
    jobs: { ...queue, retrying: 0 },
    emails: queue,
    webhooks: queue,
    pages: queue,
    orders: { inFlight: count },
    money: { differences: count, seconds },
    succeeded: seconds === null ? {} : { 'reconcile-orders': seconds, backup: seconds },
    disk: { free: count * 1024 ** 3, size: 100 * 1024 ** 3 },
  }
}

const spans = [null, 1, 45, 60, 600, 7200, 90_000, 400_000, 2_000_000]
const said = [0, 1, 2, 7, 30].flatMap((count) =>
  spans.flatMap((seconds) =>
    judgeHealth(figures(count, seconds)).flatMap(({ sentence, advice }) => [
      sentence,
      ...(advice === null ? [] : [advice]),
    ]),
  ),
)

describe('what the checks of an installation say', () => {
  it('is said in Arabic whatever they find, but for names of programs and files', () => {
    const left = said
      .map((text) =>
        saidHealth(text).replaceAll(/npm run [\w:]+|graphile_worker\.jobs|SMTP_URL|DATA_DIR|docs\/operations\.md/g, ''),
      )
      .filter((text) => /[A-Za-z]/.test(text))
    expect(left).toEqual([])
  })

  it('keeps every figure', () => {
    expect(saidHealth('3 jobs wait, the oldest for 45 seconds. A scheduled job ran 1 minute ago.')).toBe(
      'مهام تنتظر: 3، أقدمها منذ 45 ثانية. عملت مهمة مجدولة قبل دقيقة واحدة.',
    )
    expect(saidHealth(inOrder('19% of the disk is free, 48 GB.'))).toBe('المتاح من القرص \u200e19%، أي 48 غيغابايت.')
    expect(saidHealth('62% of the disk is free, 1048 GB.')).toBe('المتاح من القرص \u200e62%، أي 1,048 غيغابايت.')
  })
})
