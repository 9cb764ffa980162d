import { deleteFile as deleteOwnFile, deleteFileByUrl } from './procedures/delete-file'
import { getFile } from './procedures/get-file'
import { listFiles } from './procedures/list-files'
import { uploadFiles } from './procedures/upload-files'

export { contentDisposition, fileRoute } from './file-route'
export { archiveLibrary, REPACK } from './counted-archive'
export { listEntries, officeKind } from './office-archive'
export { deleteFile, storedNameOf } from './operations/delete-file'
export { dropFilesOf, removeStoredFiles } from './operations/forget-files'
export { readFileById } from './operations/read-file'
export { readOwnFile } from './operations/read-own-file'
export { keepPrivate, lockFiles, makePrivate, privateTitles, unlockFiles } from './repository'

export const procedures = {
  fileUpload: {
    upload: uploadFiles,
    list: listFiles,
    get: getFile,
    delete: deleteOwnFile,
    deleteByUrl: deleteFileByUrl,
  },
}
