export { jobs } from './jobs/record-jobs'
export { measureRecords } from './operations/measure-records'
