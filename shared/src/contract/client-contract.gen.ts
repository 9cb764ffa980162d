/** Written by tests/contract/client-contract.spec.ts from the contract; never by hand. */
export const clientContract = {
  "address": {
    "search": "GET /address/search",
    "list": "GET /address/",
    "create": "POST /address/",
    "update": "PUT /address/",
    "updateById": "PUT /address/{id}",
    "get": "GET /address/{id}",
    "delete": "DELETE /address/{id}",
    "verify": "POST /address/verify",
    "googleReviews": "POST /address/google-reviews"
  },
  "auth": {
    "login": "POST /auth/login",
    "signInChallenge": "POST /auth/sign-in-challenge",
    "secondStep": "POST /auth/second-step",
    "beginPasskeySignIn": "POST /auth/passkey/begin",
    "finishPasskeySignIn": "POST /auth/passkey",
    "signup": "POST /auth/signup",
    "refresh": "POST /auth/refresh",
    "logout": "POST /auth/logout",
    "openPanel": "POST /auth/panel-session",
    "forgotPassword": "POST /auth/forgot-password",
    "resetPassword": "POST /auth/reset-password",
    "verifyEmail": "POST /auth/verify-email",
    "emailUnsubscribe": "POST /auth/email-unsubscribe",
    "updatePassword": "PATCH /auth/update-password",
    "deactivateAccount": "POST /auth/deactivate-account",
    "google": "GET /auth/google",
    "googleToken": "POST /auth/google-token",
    "linkedin": "GET /auth/linkedin",
    "linkedinToken": "POST /auth/linkedin-token",
    "socialCreateAccountFromLogin": "POST /auth/social-create-account-from-login"
  },
  "profile": {
    "get": "GET /user/profile/",
    "update": "PUT /user/profile/"
  },
  "user": {
    "enableMarketingNotification": "PUT /user/enable-marketing-notification",
    "enableMessageNotification": "PUT /user/enable-message-notification",
    "enableNewsletter": "PUT /user/enableNewsletter/{id}"
  },
  "users": {
    "all": "GET /users/all",
    "get": "GET /users/{id}",
    "getManagerProfile": "GET /users/getManagerProfile",
    "sendEmailTemplate": "POST /users/sendEmailTemplate"
  },
  "searchUser": {
    "list": "GET /search/users"
  },
  "userDirectory": {
    "list": "GET /user/user-list"
  },
  "activity": {
    "list": "GET /admin/activity"
  },
  "permission": {
    "list": "GET /user/profile/permissions",
    "add": "POST /user/profile/permissions",
    "remove": "DELETE /user/profile/permissions/{email}",
    "decide": "PUT /user/profile/permissions/{state}/{id}",
    "granted": "GET /user/profile/permissions/granted",
    "open": "POST /user/profile/permissions/{id}/open",
    "accept": "POST /users/acceptPermission"
  },
  "claim": {
    "send": "POST /users/sendClaimProfile",
    "verify": "POST /users/claimProfileVerify",
    "unclaimedUsers": "GET /users/unclaimUsers",
    "claimExisting": "POST /admin/claimExistingUser",
    "grant": "POST /admin/grantAccessManagedProfile",
    "deny": "POST /admin/denyAccessManagedProfile"
  },
  "notification": {
    "list": "GET /notification/",
    "readAll": "PUT /notification/all",
    "read": "PUT /notification/{id}",
    "requestServiceRate": "POST /notification/requestServiceRate"
  },
  "warehouse": {
    "list": "GET /warehouse/",
    "map": "GET /warehouse/map",
    "count": "GET /warehouse/count-warehouse",
    "facets": "GET /warehouse/facets",
    "relax": "GET /warehouse/relax",
    "nearMisses": "GET /warehouse/near-misses",
    "circle": "GET /warehouse/circle",
    "get": "GET /warehouse/{id}",
    "mapEntry": "GET /warehouse/{id}/map"
  },
  "compare": {
    "list": "GET /warehouse/compare",
    "sheet": "GET /warehouse/compare/sheet"
  },
  "overview": {
    "get": "GET /user/overview"
  },
  "systemHealth": {
    "get": "GET /admin/system-health"
  },
  "services": {
    "list": "GET /services/",
    "own": "GET /services/own",
    "updateOwn": "PUT /services/own",
    "ownForCampaign": "GET /services/ownForCampaign",
    "get": "GET /services/{id}",
    "mapById": "GET /services/{id}/map",
    "updateManagerByAdmin": "PUT /services/{id}/update-service",
    "managerDetails": "GET /services/{id}/single-services"
  },
  "searchService": {
    "list": "GET /search/services"
  },
  "search": {
    "warehouses": "GET /search/warehouses",
    "suggestions": "GET /search/suggestions"
  },
  "searchAll": {
    "all": "GET /search/",
    "news": "GET /search/news"
  },
  "impressions": {
    "log": "POST /impressions/log",
    "pageVisit": "POST /impressions/page-visit"
  },
  "review": {
    "list": "GET /review/",
    "received": "GET /review/received",
    "standing": "GET /review/standing",
    "create": "POST /review/",
    "update": "PUT /review/{id}",
    "reply": "PUT /review/{id}/reply",
    "delete": "DELETE /review/{id}"
  },
  "quote": {
    "request": "PATCH /merchants/create-warehouse-merchant",
    "received": "GET /merchants/merchantList",
    "sent": "GET /merchants/quotes",
    "all": "GET /merchants/all-quotes",
    "get": "GET /merchants/quotes/{id}",
    "answer": "POST /merchants/quotes/{id}/answer",
    "send": "POST /merchants/quotes/{id}/send",
    "counter": "POST /merchants/quotes/{id}/counter",
    "accept": "POST /merchants/quotes/{id}/accept",
    "decline": "POST /merchants/quotes/{id}/decline",
    "withdraw": "POST /merchants/quotes/{id}/withdraw",
    "file": "GET /merchants/quotes/{id}/files/{fileId}"
  },
  "purchase": {
    "create": "POST /purchase/"
  },
  "transaction": {
    "list": "GET /user/transaction/",
    "export": "GET /user/transaction/export",
    "get": "GET /user/transaction/{id}",
    "agreement": "GET /user/transaction/{id}/agreement",
    "complete": "PUT /user/transaction/complete/{id}",
    "cancel": "PUT /user/transaction/cancel/{id}",
    "requestCancel": "PUT /user/transaction/request-cancel/{id}",
    "poNumber": "PUT /user/transaction/po-number/{id}",
    "declineCancelRequest": "PUT /user/transaction/decline-cancel-request/{id}"
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
    "setupIntent": "POST /user/ach/setup-intent",
    "verify": "POST /user/ach/{id}/verify"
  },
  "payout": {
    "onboarding": "POST /payment/onboarding",
    "accountRefreshUrl": "GET /payment/account-refresh-url",
    "accountPage": "POST /payment/payout-account/page",
    "account": "GET /payment/payout-account",
    "list": "GET /payment/payouts",
    "statements": "GET /payment/payout-statements",
    "statement": "GET /payment/payout-statements/{month}"
  },
  "plans": {
    "list": "GET /plans/",
    "get": "GET /plans/{id}",
    "upgrade": "PUT /plans/upgrade/{id}",
    "cancel": "DELETE /plans/cancel"
  },
  "planPayment": {
    "plans": "GET /payment/plans",
    "subscription": "GET /payment/subscription"
  },
  "kyc": {
    "getApplicationStatus": "GET /kyc/getApplicationStatus",
    "addDocument": "POST /kyc/addDocument",
    "begin": "POST /kyc/begin"
  },
  "invoices": {
    "list": "GET /invoices/",
    "get": "GET /invoices/view/{id}",
    "download": "GET /invoices/download/{id}",
    "correct": "POST /invoices/correct/{id}",
    "creditNotes": "GET /invoices/credit-notes",
    "getCreditNote": "GET /invoices/credit-notes/{id}",
    "creditNote": "GET /invoices/credit-note/{id}"
  },
  "coupon": {
    "create": "POST /coupon/create",
    "list": "GET /coupon/list",
    "get": "GET /coupon/{id}",
    "update": "PUT /coupon/{id}",
    "delete": "DELETE /coupon/{id}",
    "apply": "POST /coupon/apply"
  },
  "referral": {
    "generateLink": "POST /referral/generate-link",
    "validateLink": "POST /referral/validate-link"
  },
  "ad": {
    "list": "GET /campaign/ads"
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
  "newsletter": {
    "subscribe": "POST /posts/subscribe",
    "unsubscribe": "POST /posts/unsubscribe",
    "subscribeToSeller": "POST /newsletter/subscribe",
    "sellerSubscription": "GET /newsletter/subscribe",
    "cancelSend": "POST /newsletter/sends/{id}/cancel",
    "sendTemplate": "POST /newsletter/sendEmailTemplate",
    "templates": "GET /newsletter/templates",
    "sends": "GET /newsletter/sends",
    "subscriptions": "GET /newsletter/subscriptions"
  },
  "sellerNewsletter": {
    "state": "GET /newsletter/own-state",
    "list": "GET /newsletter/own",
    "create": "POST /newsletter/own",
    "update": "PUT /newsletter/own/{id}",
    "remove": "DELETE /newsletter/own/{id}",
    "send": "POST /newsletter/own/{id}/send",
    "sends": "GET /newsletter/own-sends",
    "cancel": "POST /newsletter/own-sends/{id}/cancel",
    "subscribers": "GET /newsletter/own-subscribers"
  },
  "contactUs": {
    "send": "POST /contact-us/",
    "list": "GET /contact-us/"
  },
  "comment": {
    "create": "POST /comment",
    "byBlog": "GET /comment/blog/{id}",
    "get": "GET /comment/{id}",
    "delete": "DELETE /comment/{id}"
  },
  "faqs": {
    "quickSupport": "GET /faqs/quick-support",
    "list": "GET /faqs/faq-list",
    "createManually": "POST /faqs/create-faq-manually",
    "update": "PUT /faqs/update-faq/{id}",
    "delete": "DELETE /faqs/delete-faq/{id}"
  },
  "faqsCategory": {
    "list": "GET /faqs-category/category-list",
    "create": "POST /faqs-category/create-category",
    "update": "PUT /faqs-category/update-category/{id}",
    "delete": "DELETE /faqs-category/delete-category/{id}"
  },
  "article": {
    "list": "GET /article/list",
    "single": "GET /article/single-article/{id}",
    "createManually": "POST /article/create-article-manually",
    "update": "PUT /article/update-article/{id}",
    "delete": "DELETE /article/delete-article/{id}"
  },
  "articleCategory": {
    "list": "GET /article-category/category-list",
    "create": "POST /article-category/create-category",
    "update": "PUT /article-category/update-category/{id}",
    "delete": "DELETE /article-category/delete-category/{id}"
  },
  "encyclopedia": {
    "list": "GET /encyclopedia/list",
    "tagList": "GET /encyclopedia/tag-list",
    "listByTermSlug": "GET /encyclopedia/encyclopedia-list-by-term-slug/{slug}",
    "single": "GET /encyclopedia/single-encyclopedia/{id}",
    "createManually": "POST /encyclopedia/create-encyclopedia-manually",
    "update": "PUT /encyclopedia/update-encyclopedia/{id}",
    "delete": "DELETE /encyclopedia/delete-encyclopedia/{id}"
  },
  "encyclopediaCategory": {
    "list": "GET /encyclopedia-category/category-list",
    "create": "POST /encyclopedia-category/create-category",
    "update": "PUT /encyclopedia-category/update-category/{id}",
    "delete": "DELETE /encyclopedia-category/delete-category/{id}"
  },
  "encyclopediaTerm": {
    "list": "GET /encyclopedia-term/term-list",
    "create": "POST /encyclopedia-term/create-term",
    "update": "PUT /encyclopedia-term/update-term/{id}",
    "delete": "DELETE /encyclopedia-term/delete-term/{id}"
  },
  "prompt": {
    "list": "GET /prompt/prompt-list",
    "create": "POST /prompt/create-prompt",
    "update": "PUT /prompt/update-prompt/{id}",
    "delete": "DELETE /prompt/delete-prompt/{id}"
  },
  "config": {
    "get": "GET /config"
  }
}
