/** Written by tests/contract/client-contract.spec.ts from the contract; never by hand. */
export const clientContract = {
  "auth": {
    "login": "POST /auth/login",
    "signup": "POST /auth/signup",
    "refresh": "POST /auth/refresh",
    "logout": "POST /auth/logout",
    "forgotPassword": "POST /auth/forgot-password",
    "resetPassword": "POST /auth/reset-password",
    "verifyEmail": "POST /auth/verify-email",
    "emailUnsubscribe": "POST /auth/email-unsubscribe",
    "updatePassword": "PATCH /auth/update-password",
    "deactivateAccount": "POST /auth/deactivate-account",
    "google": "GET /auth/google",
    "linkedin": "GET /auth/linkedin",
    "linkedinToken": "POST /auth/linkedin-token",
    "socialCreateAccountFromLogin": "POST /auth/social-create-account-from-login"
  },
  "profile": {
    "get": "GET /user/profile/",
    "update": "PUT /user/profile/"
  },
  "warehouse": {
    "list": "GET /warehouse/",
    "map": "GET /warehouse/map",
    "count": "GET /warehouse/count-warehouse",
    "get": "GET /warehouse/{id}",
    "mapEntry": "GET /warehouse/{id}/map"
  },
  "supply": {
    "create": "POST /warehouse/",
    "update": "PUT /warehouse/{id}",
    "delete": "DELETE /warehouse/{id}",
    "adminDelete": "DELETE /warehouse/{id}/admin",
    "own": "GET /warehouse/own",
    "ownCounts": "GET /warehouse/own/counts",
    "ownRecord": "GET /warehouse/own/{id}",
    "ownForCampaign": "GET /warehouse/ownForCampaign",
    "dashboardList": "GET /warehouse/findWarehouseForDashboard",
    "confirm": "POST /warehouse/confirm/{id}"
  },
  "search": {
    "warehouses": "GET /search/warehouses"
  },
  "review": {
    "list": "GET /review/",
    "create": "POST /review/"
  },
  "purchase": {
    "create": "POST /purchase/"
  },
  "transaction": {
    "list": "GET /user/transaction/",
    "get": "GET /user/transaction/{id}",
    "complete": "PUT /user/transaction/complete/{id}",
    "cancel": "PUT /user/transaction/cancel/{id}",
    "requestCancel": "PUT /user/transaction/request-cancel/{id}",
    "declineCancelRequest": "PUT /user/transaction/decline-cancel-request/{id}"
  },
  "adminTransaction": {
    "list": "GET /admin/transaction",
    "approve": "PUT /admin/transactions/approve/{id}",
    "cancel": "PUT /admin/transactions/cancel/{id}"
  },
  "billing": {
    "summary": "GET /user/billing"
  },
  "billingInfo": {
    "list": "GET /user/billing-info/",
    "primary": "GET /user/billing-info/primary",
    "get": "GET /user/billing-info/{id}",
    "create": "POST /user/billing-info/",
    "update": "PUT /user/billing-info/{id}",
    "delete": "DELETE /user/billing-info/{id}"
  },
  "cards": {
    "list": "GET /user/cards/",
    "primary": "GET /user/cards/primary",
    "get": "GET /user/cards/{id}",
    "create": "POST /user/cards/",
    "update": "PUT /user/cards/{id}",
    "delete": "DELETE /user/cards/{id}"
  },
  "ach": {
    "list": "GET /user/ach/",
    "primary": "GET /user/ach/primary",
    "get": "GET /user/ach/{id}",
    "create": "POST /user/ach/",
    "update": "PUT /user/ach/{id}",
    "delete": "DELETE /user/ach/{id}",
    "setupIntent": "POST /user/ach/setup-intent"
  },
  "fileUpload": {
    "upload": "POST /file-upload/",
    "list": "GET /file-upload/",
    "get": "GET /file-upload/{id}",
    "deleteByUrl": "DELETE /file-upload/file",
    "delete": "DELETE /file-upload/{id}"
  },
  "posts": {
    "list": "GET /posts/",
    "withVideos": "GET /posts/news-with-videos",
    "recent": "GET /posts/recent",
    "today": "GET /posts/today-blogs",
    "categories": "GET /posts/categories",
    "get": "GET /posts/{id}",
    "create": "POST /posts/",
    "update": "PUT /posts/{id}",
    "delete": "DELETE /posts/{id}"
  },
  "config": {
    "get": "GET /config"
  }
}
