import type { SomeWords } from '../../language'
import type { compareTexts as english } from '../compare'

export const compareTexts: SomeWords<typeof english> = {
  ask: 'Pedir cotizaciones',
  askBest: 'Pedir cotización a los diez mejores',
  title: 'Comparar almacenes',
  lead: 'Hasta cuatro almacenes lado a lado, para la misma necesidad.',
}
