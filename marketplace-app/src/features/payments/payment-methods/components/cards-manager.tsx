import { useQuery } from '@tanstack/react-query'
import type { Card } from '@stackyard/shared/schema/payment'
import { client } from '../../../../lib/api'
import { moneyTexts } from '../../../../lib/texts/money'
import { cardsQuery } from '../queries'
import { cardWords } from '../words'
import { CardCreateForm } from './card-create-form'
import { CardEditForm } from './card-edit-form'
import { CardSummary } from './card-summary'
import { type ManagerProps, MethodManager } from './method-manager'

/** Payment Cards: list, New, Edit, Delete; with `onSelect` the picker of the purchase dialog. */
export function CardsManager({ onSelect }: ManagerProps<Card>) {
  const query = useQuery(cardsQuery())
  const hidePrimary = onSelect !== undefined
  return (
    <MethodManager
      words={cardWords()}
      query={query}
      onSelect={onSelect}
      nameOf={(card) => moneyTexts.methods.cardNamed(card.last4)}
      renderRecord={(card) => <CardSummary card={card} />}
      remove={(id) => client.cards.delete({ id })}
      renderCreate={(onDone) => <CardCreateForm hidePrimary={hidePrimary} onDone={onDone} />}
      renderEdit={(card, onDone) => <CardEditForm card={card} hidePrimary={hidePrimary} onDone={onDone} />}
    />
  )
}
