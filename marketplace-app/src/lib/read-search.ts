export {
  present,
  type RawSearch,
  readDay,
  readList,
  readNumber,
  readOneOf,
  readSwitch,
  readText,
  readWhole,
} from '@stackyard/shared/domain/read-search'
