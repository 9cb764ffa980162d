import { deleteFile, deleteFileByUrl } from './procedures/delete-file'
import { getFile } from './procedures/get-file'
import { listFiles } from './procedures/list-files'
import { uploadFiles } from './procedures/upload-files'

export { fileRoute } from './file-route'
export { officeKind } from './office-archive'
export { lockFiles, unlockFiles } from './repository'

export const procedures = {
  fileUpload: {
    upload: uploadFiles,
    list: listFiles,
    get: getFile,
    delete: deleteFile,
    deleteByUrl: deleteFileByUrl,
  },
}
