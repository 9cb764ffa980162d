import { createStore } from 'jotai'

/** The one jotai store, shared by components and by code that runs outside of React (route guards, the API client). */
export const store = createStore()
