import { deleteFile, deleteFileByUrl } from './procedures/delete-file'
import { getFile } from './procedures/get-file'
import { listFiles } from './procedures/list-files'
import { uploadFiles } from './procedures/upload-files'

export { contentDisposition, fileRoute } from './file-route'
export { officeKind } from './office-archive'
export { storedNameOf } from './operations/delete-file'
export { readOwnFile } from './operations/read-own-file'
export { keepPrivate, lockFiles, unlockFiles } from './repository'

export const procedures = {
  fileUpload: {
    upload: uploadFiles,
    list: listFiles,
    get: getFile,
    delete: deleteFile,
    deleteByUrl: deleteFileByUrl,
  },
}
