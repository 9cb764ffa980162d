import { getPostDetail } from './procedures/get-post'
import { getPostCategories } from './procedures/list-categories'
import { getPosts } from './procedures/list-posts'
import { getRecentPosts } from './procedures/list-recent-posts'
import { getTodayPosts } from './procedures/list-today-posts'
import { createPost, deletePost, updatePost } from './procedures/write-post'
import { getVideoPosts } from './procedures/list-video-posts'

export { mediaHandler } from './media-storage'
export { assertPublishable } from './hooks/assert-publishable'
export { setPublishedAt } from './hooks/set-published-at'
export { fillSlug, slugField } from './slug-field'

export const procedures = {
  posts: {
    list: getPosts,
    withVideos: getVideoPosts,
    recent: getRecentPosts,
    today: getTodayPosts,
    categories: getPostCategories,
    get: getPostDetail,
    create: createPost,
    update: updatePost,
    delete: deletePost,
  },
}
