import { apiQuery } from '../../../lib/api'

/** How the account can be signed in to. */
export const signInMethodsQuery = () => apiQuery.ownSignIn.list.queryOptions({ select: (reply) => reply.results })

/** The change of the email address that waits, if one does; it moves on by links opened elsewhere. */
export const emailChangeQuery = () =>
  apiQuery.ownEmail.get.queryOptions({
    select: (reply) => reply.results,
    refetchInterval: ({ state }) => (state.data?.results ? 10_000 : false),
  })

export const ownSessionsQuery = () => apiQuery.ownSession.list.queryOptions({ select: (reply) => reply.results })

export const secondFactorsQuery = () => apiQuery.ownSecondFactor.list.queryOptions({ select: (reply) => reply.results })

/** The newest copy of one's data, asked after while it is being made. */
export const dataExportQuery = () =>
  apiQuery.ownData.getExport.queryOptions({
    select: (reply) => reply.results,
    refetchInterval: ({ state }) => {
      const now = state.data?.results?.state
      return now === 'waiting' || now === 'working' ? 2000 : false
    },
  })

/** What must be settled before the account can be closed. */
export const openMattersQuery = () => apiQuery.ownData.openMatters.queryOptions({ select: (reply) => reply.results })

export const erasureQuery = () => apiQuery.ownData.getErasure.queryOptions({ select: (reply) => reply.results })

/** How one is told, in the app and by email. */
export const noticeSettingsQuery = () => apiQuery.ownNotice.get.queryOptions({ select: (reply) => reply.results })
