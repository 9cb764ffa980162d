import { z } from 'zod'
import { AdminPlanInput, Membership, Plan, PlanDetail, PlanParams, PlanQuery, PlanUpgradeInput } from '../schema/plan'
import { endpoint, nothing } from './endpoint'

export const plans = {
  list: endpoint({
    method: 'GET',
    path: '/plans/',
    audience: 'public',
    summary: 'Plans with their prices and limits',
    description: '`type`: free or paid.',
    input: PlanQuery,
    results: z.array(Plan),
  }),
  get: endpoint({
    method: 'GET',
    path: '/plans/{id}',
    audience: 'user',
    summary: 'One plan, with what changing to it would cost today',
    description: '`userId` is read of admins only; the quote is then of that person.',
    input: PlanParams,
    results: PlanDetail,
  }),
  upgrade: endpoint({
    method: 'PUT',
    path: '/plans/upgrade/{id}',
    audience: 'user',
    summary: 'Subscribe to a plan, or change to it',
    description: '`annualPlan` is read from the query or the body. `results.planId` is the plan that counts from now.',
    input: PlanUpgradeInput,
    results: Membership,
    callsPerMinute: 20,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/plans/cancel',
    audience: 'user',
    summary: 'Return to the free plan when the paid time ends',
    description: 'A subscription whose payment failed ends at once.',
    input: nothing,
    results: Membership,
    callsPerMinute: 20,
  }),
}

export const planPayment = {
  plans: endpoint({
    method: 'GET',
    path: '/payment/plans',
    audience: 'user',
    summary: 'The plans that are paid for',
    input: nothing,
    results: z.array(Plan),
  }),
  subscription: endpoint({
    method: 'GET',
    path: '/payment/subscription',
    audience: 'user',
    summary: 'The own membership',
    input: nothing,
    results: Membership,
  }),
}

export const adminPlan = {
  upgrade: endpoint({
    method: 'PUT',
    path: '/admin/plan/upgrade/{id}',
    audience: 'admin',
    summary: "Grant another user a plan; 'free' takes the grant back",
    description: '`id` is the user. Nothing is charged; the higher of grant and own subscription counts.',
    input: AdminPlanInput,
    results: Membership,
    stepUp: true,
  }),
}
