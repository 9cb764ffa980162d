import { Arrivals } from '../schema/arrival'
import {
  ArrivalAnnouncement,
  ArrivalParams,
  ArrivalPhotoParams,
  ArrivalProposal,
  ArrivalRefusal,
  CheckInInput,
} from '../schema/arrival-input'
import { IdParams } from '../schema/query'
import { endpoint, fileEndpoint } from './endpoint'

const arrivalPath = '/user/transaction/{id}/arrivals/{arrivalId}'

/** Goods on their way to a reservation. Each step answers with all arrivals after it. */
export const arrival = {
  list: endpoint({
    method: 'GET',
    path: '/user/transaction/{id}/arrivals',
    audience: 'owner',
    summary: 'The arrivals of a reservation and where they go, for its customer, its seller and admins',
    input: IdParams,
    results: Arrivals,
  }),
  announce: endpoint({
    method: 'POST',
    path: '/user/transaction/{id}/arrivals',
    audience: 'customer',
    summary: 'Announce an arrival of goods for one of your reservations',
    input: ArrivalAnnouncement,
    results: Arrivals,
    callsPerMinute: 30,
  }),
  confirm: endpoint({
    method: 'PUT',
    path: `${arrivalPath}/confirm`,
    audience: 'seller',
    summary: 'Confirm the slot of an arrival',
    input: ArrivalParams,
    results: Arrivals,
  }),
  propose: endpoint({
    method: 'PUT',
    path: `${arrivalPath}/propose`,
    audience: 'seller',
    summary: 'Propose another slot for an arrival',
    input: ArrivalProposal,
    results: Arrivals,
  }),
  decline: endpoint({
    method: 'PUT',
    path: `${arrivalPath}/decline`,
    audience: 'seller',
    summary: 'Decline an arrival and say why',
    input: ArrivalRefusal,
    results: Arrivals,
  }),
  accept: endpoint({
    method: 'PUT',
    path: `${arrivalPath}/accept`,
    audience: 'customer',
    summary: 'Accept the slot that the warehouse proposes',
    input: ArrivalParams,
    results: Arrivals,
  }),
  cancel: endpoint({
    method: 'PUT',
    path: `${arrivalPath}/cancel`,
    audience: 'customer',
    summary: 'Cancel an arrival that has not come',
    input: ArrivalParams,
    results: Arrivals,
  }),
  checkIn: endpoint({
    method: 'PUT',
    path: `${arrivalPath}/check-in`,
    audience: 'seller',
    summary: 'Record what has arrived: when, how much, what is damaged, with photos',
    input: CheckInInput,
    results: Arrivals,
  }),
  photo: fileEndpoint({
    method: 'GET',
    path: `${arrivalPath}/photos/{fileId}`,
    audience: 'owner',
    summary: 'A photo of arrived goods, for both sides of the reservation and admins',
    input: ArrivalPhotoParams,
    callsPerMinute: 300,
  }),
}
