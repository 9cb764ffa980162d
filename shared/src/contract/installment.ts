import { z } from 'zod'
import { Installment, InstallmentPayment } from '../schema/installment'
import { IdParams } from '../schema/query'
import { endpoint } from './endpoint'

/** The months of a reservation that the platform charges. */
export const installment = {
  list: endpoint({
    method: 'GET',
    path: '/user/transaction/{id}/installments',
    audience: 'owner',
    summary: 'The installments of a reservation, for its customer, its seller and admins',
    input: IdParams,
    results: z.array(Installment),
  }),
  pay: endpoint({
    method: 'POST',
    path: '/user/transaction/{id}/installments/{number}/pay',
    audience: 'customer',
    summary: 'Pay an installment that failed, by a card or bank account of choice',
    input: InstallmentPayment,
    results: z.array(Installment),
    callsPerMinute: 12,
  }),
}
