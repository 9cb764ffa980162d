import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import {
  applyCoupon,
  createNewCoupon,
  deleteCoupon,
  getCoupon,
  listAllCoupons,
  updateCoupon,
} from './procedures/coupons'

export {
  couponRefused,
  keepCoupon,
  lockCoupon,
  releaseCoupon,
  reserveCoupon,
  returnCoupon,
} from './operations/use-coupon'

export const procedures = {
  coupon: {
    create: createNewCoupon,
    list: listAllCoupons,
    get: getCoupon,
    update: updateCoupon,
    delete: deleteCoupon,
    apply: applyCoupon,
  },
} satisfies Procedures<Pick<Contract, 'coupon'>>
