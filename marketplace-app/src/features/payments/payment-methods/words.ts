import { text } from '@stackyard/shared/messages/text'
import { moneyTexts } from '../../../lib/texts/money'

const own = moneyTexts.methods

/** The words of one kind of payment method. */
export type MethodWords = {
  list: string
  create: string
  edit: string
  remove: string
  removeQuestion: string
  empty: string
  failed: { create: string; update: string; remove: string }
  done: { create: string; update: string; remove: string }
}

export const cardWords = (): MethodWords => ({
  list: text('cards.list.title'),
  create: text('cards.new.title'),
  edit: text('cards.edit.title'),
  remove: text('cards.delete.title'),
  removeQuestion: own.cardRemove,
  empty: own.cardEmpty,
  failed: {
    create: text('cards.create.error'),
    update: text('cards.update.error'),
    remove: text('cards.delete.error'),
  },
  done: own.cardDone,
})

export const billingWords = (): MethodWords => ({
  list: text('billing.addressBook'),
  create: own.billingNew,
  edit: own.billingEdit,
  remove: own.billingDelete,
  removeQuestion: own.billingRemove,
  empty: own.billingEmpty,
  failed: {
    create: text('billing.create.error'),
    update: text('billing.update.error'),
    remove: text('billing.delete.error'),
  },
  done: own.billingDone,
})

export const achWords = (): MethodWords => ({
  list: text('ach.list.title'),
  create: text('ach.new.title'),
  edit: text('ach.edit.title'),
  remove: text('ach.delete.title'),
  removeQuestion: own.achRemove,
  empty: own.achEmpty,
  failed: { create: text('ach.create.error'), update: text('ach.update.error'), remove: text('ach.delete.error') },
  done: own.achDone,
})
