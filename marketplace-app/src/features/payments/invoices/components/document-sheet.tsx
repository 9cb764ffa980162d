import type { ReactNode } from 'react'
import { type LineGroup, lineGroups } from '@stackyard/shared/domain/invoice-lines'
import { formatCents } from '@stackyard/shared/domain/money'
import { invoiceDay, invoiceLineText, invoiceText } from '@stackyard/shared/messages/invoices/invoice-text'
import { inOrder } from '@stackyard/shared/reference/in-order'
import { brand } from '@stackyard/shared/reference/brand'
import type { Language } from '@stackyard/shared/reference/languages'
import type { CreditNoteDocument, InvoiceDocument, InvoiceLine } from '@stackyard/shared/schema/invoice'

type Shown = InvoiceDocument | CreditNoteDocument
type SheetProps = { shown: Shown; language: Language; title: string; intro?: ReactNode; children: ReactNode }

/** A document as its PDF has it, in one language: parties, facts, lines, and the sums given as children. */
export function DocumentSheet({ shown, language, title, intro, children }: SheetProps) {
  return (
    <article
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      className="rounded-card bg-card grid max-w-4xl grid-cols-1 gap-8 border p-5 text-sm sm:p-10 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <p className="font-display text-link text-2xl font-semibold">{brand.name}</p>
        <div className="sm:text-end">
          <h2 className="font-display text-lg font-semibold">{title}</h2>
          <p className="text-muted-foreground">
            {invoiceText(language, 'issued')}: {invoiceDay(language, shown.issuedAt)}
          </p>
          {intro}
        </div>
      </header>
      <Parties shown={shown} language={language} />
      <Facts shown={shown} language={language} />
      <Lines lines={shown.lines} month={shown.month} language={language} />
      {children}
    </article>
  )
}

function Parties({ shown, language }: { shown: Shown; language: Language }) {
  const { issuer, supplier, buyer } = shown
  const taxId = (id: string) => (id ? invoiceText(language, 'taxId', { id }) : '')
  return (
    <div className="grid gap-6 sm:grid-cols-3">
      {issuer ? (
        <Party title={invoiceText(language, 'issuer')} lines={[issuer.name, issuer.address, taxId(issuer.taxId)]} />
      ) : null}
      {supplier ? (
        <Party
          title={invoiceText(language, 'supplier')}
          lines={[supplier.name, supplier.address, taxId(supplier.taxId), invoiceText(language, 'supplierNote')]}
        />
      ) : null}
      <Party
        title={invoiceText(language, 'buyer')}
        lines={[buyer.company, buyer.name, buyer.email, buyer.address, taxId(buyer.taxId)]}
      />
    </div>
  )
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3 className="text-muted-foreground mb-1">{title}</h3>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="break-words first-of-type:font-semibold">
          <bdi>{line}</bdi>
        </p>
      ))}
    </section>
  )
}

function Facts({ shown, language }: { shown: Shown; language: Language }) {
  const { poNumber, orderId, warehouse, period, month } = shown
  const days = period && { from: invoiceDay(language, period.from), to: invoiceDay(language, period.to) }
  const facts = [
    ['poNumber', poNumber],
    ['reservation', orderId],
    ['warehouse', warehouse],
    ['month', month && invoiceText(language, 'monthOf', month)],
    ['period', days && invoiceText(language, 'periodDays', days)],
  ] as const
  const known = facts.filter(([, value]) => value !== null)
  if (known.length === 0) return null
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {known.map(([key, value]) => (
        <div key={key}>
          <dt className="text-muted-foreground">{invoiceText(language, key)}</dt>
          <dd className="font-semibold break-words">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type LinesProps = { lines: readonly InvoiceLine[]; month: Shown['month']; language: Language }

const FIGURES = ['quantity', 'unitPrice', 'months'] as const
/** A phone has these figures below the description. */
const wide = 'hidden py-2 ps-4 text-end sm:table-cell print:table-cell'
const money = (cents: number): string => (cents < 0 ? inOrder(formatCents(cents)) : formatCents(cents))

function Lines({ lines, month, language }: LinesProps) {
  const say = (key: Parameters<typeof invoiceText>[1]) => invoiceText(language, key)
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={say('description')}>
      <table className="w-full tabular-nums sm:min-w-lg">
        <thead className="text-muted-foreground">
          <tr className="border-b">
            <th className="py-2 text-start font-normal">{say('description')}</th>
            {FIGURES.map((key) => (
              <th key={key} className={`${wide} font-normal`}>
                {say(key)}
              </th>
            ))}
            <th className="py-2 ps-4 text-end font-normal">{say('amount')}</th>
          </tr>
        </thead>
        {lineGroups(lines).map((group) => (
          <Group key={group.part ?? ''} group={group} month={month} language={language} />
        ))}
      </table>
    </div>
  )
}

type GroupProps = Omit<LinesProps, 'lines'> & { group: LineGroup<InvoiceLine> }

/** The lines of a part under its name, with their sum; lines of no part alone. */
function Group({ group: { part, sumCents, lines }, month, language }: GroupProps) {
  const name = part && invoiceText(language, `part.${part}`)
  return (
    <tbody className="divide-y border-b last:border-b-0">
      {name ? (
        <tr>
          <th scope="rowgroup" colSpan={2} className="pt-4 pb-2 text-start font-semibold">
            {name}
          </th>
        </tr>
      ) : null}
      {lines.map((line) => (
        <tr key={`${line.kind} ${line.description}`}>
          <td className="py-2">
            {invoiceLineText(language, line, month)}
            <span className="text-muted-foreground block text-xs sm:hidden print:hidden">
              {figuresText(line, language)}
            </span>
          </td>
          <td className={wide}>{quantityText(line, language)}</td>
          <td className={wide}>{line.unitCents === null ? '' : money(line.unitCents)}</td>
          <td className={wide}>{line.months}</td>
          <td className="py-2 ps-4 text-end">{money(line.amountCents)}</td>
        </tr>
      ))}
      {name ? (
        <tr>
          <td className="text-muted-foreground py-2">{invoiceText(language, 'part.sum', { part: name })}</td>
          <td aria-hidden colSpan={FIGURES.length} className={wide} />
          <td className="py-2 ps-4 text-end font-semibold">{money(sumCents)}</td>
        </tr>
      ) : null}
    </tbody>
  )
}

const quantityText = ({ quantity, unit }: InvoiceLine, language: Language): string => {
  if (quantity === null) return ''
  const count = quantity.toLocaleString('en-US')
  return unit === null ? count : invoiceText(language, `unit.${unit}`, { count })
}

/** "18 pallets × $19.00 · Months 1". */
function figuresText(line: InvoiceLine, language: Language): string {
  const price = [quantityText(line, language), line.unitCents === null ? '' : inOrder(formatCents(line.unitCents))]
  const months = line.months === null ? '' : `${invoiceText(language, 'months')} ${line.months}`
  return [price.filter(Boolean).join(' × '), months].filter(Boolean).join(' · ')
}

/** A sum below the lines. */
export function Sum({ label, cents, isBold }: { label: string; cents: number; isBold?: boolean }) {
  return (
    <div className={isBold ? 'flex justify-between gap-6 font-semibold' : 'flex justify-between gap-6'}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{money(cents)}</dd>
    </div>
  )
}
