import { z } from 'zod'
import {
  AddressInput,
  AddressMatch,
  AddressQuery,
  AddressReviews,
  AddressReviewsInput,
  AddressUpdate,
  AddressVerdict,
  SavedAddress,
} from '../schema/address-book'
import { Address } from '../schema/address'
import { IdParams, paging } from '../schema/query'
import { Done, endpoint } from './endpoint'

export const address = {
  search: endpoint({
    method: 'GET',
    path: '/address/search',
    audience: 'user',
    summary: 'Places that a half-typed address may mean',
    description:
      'Out of the gazetteer: towns and US ZIP codes, at most eight. What stands before the place is kept as street1.',
    input: AddressQuery,
    results: z.array(AddressMatch),
    callsPerMinute: 120,
  }),
  list: endpoint({
    method: 'GET',
    path: '/address/',
    audience: 'user',
    summary: 'The own address book',
    input: z.object(paging(50)),
    results: z.array(SavedAddress),
  }),
  create: endpoint({
    method: 'POST',
    path: '/address/',
    audience: 'user',
    summary: 'Add an address to the own book',
    input: AddressInput,
    results: SavedAddress,
    callsPerMinute: 60,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/address/',
    audience: 'owner',
    summary: 'Change an own address; the id is in the body',
    input: AddressUpdate,
    results: SavedAddress,
  }),
  updateById: endpoint({
    method: 'PUT',
    path: '/address/{id}',
    audience: 'owner',
    summary: 'Change an own address; the id is in the path',
    input: AddressUpdate,
    results: SavedAddress,
  }),
  get: endpoint({
    method: 'GET',
    path: '/address/{id}',
    audience: 'owner',
    summary: 'One own address',
    input: IdParams,
    results: SavedAddress,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/address/{id}',
    audience: 'owner',
    summary: 'Delete an own address',
    input: IdParams,
    results: Done,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/address/verify',
    audience: 'user',
    summary: 'Whether town, state, ZIP code and country belong together',
    description: 'By the gazetteer. Streets are not checked.',
    input: Address,
    results: AddressVerdict,
    callsPerMinute: 120,
  }),
  googleReviews: endpoint({
    method: 'POST',
    path: '/address/google-reviews',
    audience: 'public',
    summary: 'Reviews of an address by a maps service',
    description: 'While no maps service is connected isConfigured is false and the list is empty.',
    input: AddressReviewsInput,
    results: AddressReviews,
    callsPerMinute: 30,
  }),
}
