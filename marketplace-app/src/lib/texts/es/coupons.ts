import type { SomeWords } from '../../language'
import type { couponTexts as english } from '../coupons'

/** The field of the checkout; the screens of coupons are those of admins, in English so far. */
export const couponTexts: SomeWords<typeof english> = {
  field: 'Código de cupón',
  apply: 'Aplicar',
  applied: (code, off) => `${code}: ${off} menos en este pago`,
}
