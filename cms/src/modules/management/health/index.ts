export { type Figures, readFigures } from './repository'
