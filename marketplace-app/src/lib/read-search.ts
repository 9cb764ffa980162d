export {
  present,
  type RawSearch,
  readDay,
  readList,
  readOneOf,
  readSwitch,
  readText,
  readWhole,
} from '@stackyard/shared/domain/read-search'
