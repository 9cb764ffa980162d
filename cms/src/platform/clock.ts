/** The one source of the present time, so that rules and tests can be handed another. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
