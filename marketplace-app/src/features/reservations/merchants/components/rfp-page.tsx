import type { ReactNode } from 'react'
import { featureFields, featureGroups, profileFields, profileGroups } from '@stackyard/shared/reference/rfp-fields'
import { merchantTypes } from '@stackyard/shared/reference/rfp-ranges'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import { Badge } from '@stackyard/shared/ui/badge'
import { formatDay } from '@stackyard/shared/ui/format'
import { merchantTexts as words } from '../../../../lib/texts/merchants'
import { addressLines, linesOf, needLines, type RfpLine } from '../rfp-lines'
import { DownloadRfp } from './download-rfp'
import { filesOf, RfpFiles } from './rfp-files'
import { today } from '../today'
import { sayName } from '@stackyard/shared/ui/say'

/** A merchant's request to read. Readers of a link get neither the PDF document nor files. */
export function RfpPage({ record, isLink = false }: { record: MerchantRecord; isLink?: boolean }) {
  const { user, merchantType, submittedAt, answerBy } = record
  const isLate = answerBy !== null && answerBy < today()
  return (
    <div className="grid max-w-3xl gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={record.isComplete ? 'success' : 'neutral'}>
          {record.isComplete ? words.complete : words.incomplete}
        </Badge>
        {answerBy ? (
          <Badge tone={isLate ? 'neutral' : 'warning'}>
            {isLate ? words.closed : words.answerBy(formatDay(answerBy))}
          </Badge>
        ) : null}
        {submittedAt ? (
          <span className="text-muted-foreground text-sm">{words.submittedOn(formatDay(submittedAt))}</span>
        ) : null}
        {isLink ? null : <DownloadRfp id={record.id} />}
      </div>
      <Card title={words.contact}>
        <p>
          {user.firstName} {user.lastName}
        </p>
        <p className="text-sm break-words">{[user.email, record.phone, record.website].filter(Boolean).join(' · ')}</p>
        {record.about ? <p className="mt-3 break-words whitespace-pre-line">{record.about}</p> : null}
      </Card>
      <Lined
        title={words.need}
        lines={[...needLines({ ...record, ...volumesOf(record) }), ...addressLines(record.address)]}
      />
      <Lined
        title={sayName(merchantTypes[merchantType])}
        lines={linesOf(featureFields[merchantType], record[featureGroups[merchantType]])}
      />
      {profileGroups.map((group) => (
        <Lined key={group} title={words.headings[group]} lines={linesOf(profileFields[group], record[group])} />
      ))}
      {!isLink && filesOf(record).length > 0 ? (
        <Card title={words.upload.title}>
          <RfpFiles record={record} />
        </Card>
      ) : null}
    </div>
  )
}

const volumesOf = ({ storageVolume, monthlyShipmentVolume }: MerchantRecord) => ({
  storageVolume: storageVolume ?? '',
  monthlyShipmentVolume: monthlyShipmentVolume ?? '',
})

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-card bg-card border p-5">
    <h2 className="font-display mb-3 text-lg font-semibold">{title}</h2>
    {children}
  </section>
)

const Lined = ({ title, lines }: { title: string; lines: readonly RfpLine[] }) =>
  lines.length === 0 ? null : (
    <Card title={title}>
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        {lines.map(([label, value], index) => (
          <div key={`${label}-${index}`} className="flex flex-wrap justify-between gap-x-3 border-b pb-1">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
