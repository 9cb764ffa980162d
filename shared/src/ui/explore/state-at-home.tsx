import { usStates } from '../../reference/us-states'
import { sayName } from '../say'

/** The name of a state of the United States by its code in any case; any other text as it stands. */
export const stateAtHome = (text: string): string =>
  sayName(usStates.find(({ code }) => code.toLowerCase() === text.toLowerCase())?.label ?? text)
