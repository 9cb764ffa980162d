import { TestModeBanner } from '../../../../components/test-mode-banner'
import { moneyTexts } from '../../../../lib/texts/money'
import { AchManager } from './ach-manager'
import { BillingInfosManager } from './billing-infos-manager'
import { CardsManager } from './cards-manager'

/** Cards, billing details and bank accounts. */
export function BillingPanel() {
  const words = moneyTexts.methods
  const sections = [
    { id: 'cards', title: words.cardTitle, content: <CardsManager /> },
    { id: 'billing-info', title: words.billingTitle, content: <BillingInfosManager /> },
    { id: 'ach', title: words.achTitle, content: <AchManager /> },
  ]
  return (
    <div className="grid grid-cols-1 gap-10">
      <TestModeBanner />
      {sections.map(({ id, title, content }) => (
        <section key={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="font-display mb-4 text-lg font-semibold">
            {title}
          </h2>
          {content}
        </section>
      ))}
    </div>
  )
}
