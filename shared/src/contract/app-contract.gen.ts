/** Written by tests/contract/client-contract.spec.ts from the contract; never by hand. */
export const appContract = {
  "adminPassword": {
    "update": "PATCH /user/update-password"
  },
  "adminPerson": {
    "get": "GET /admin/people/{id}",
    "orders": "GET /admin/people/{id}/orders",
    "listings": "GET /admin/people/{id}/listings",
    "invoices": "GET /admin/people/{id}/invoices",
    "wallet": "GET /admin/people/{id}/wallet",
    "campaigns": "GET /admin/people/{id}/campaigns",
    "requests": "GET /admin/people/{id}/requests",
    "audit": "GET /admin/people/{id}/audit",
    "sessions": "GET /admin/people/{id}/sessions",
    "endSession": "DELETE /admin/people/{personId}/sessions/{id}",
    "endSessions": "DELETE /admin/people/{id}/sessions",
    "resetSecondFactors": "DELETE /admin/people/{id}/second-factors",
    "notes": "GET /admin/people/{id}/notes",
    "addNote": "POST /admin/people/{id}/notes",
    "deleteNote": "DELETE /admin/people/{personId}/notes/{id}",
    "askErasure": "POST /admin/people/{id}/erasure",
    "cancelErasure": "DELETE /admin/people/{id}/erasure"
  },
  "adminSearch": {
    "find": "GET /admin/search"
  },
  "ownSession": {
    "list": "GET /user/sessions",
    "end": "DELETE /user/sessions/{id}",
    "endOthers": "DELETE /user/sessions"
  },
  "ownEmail": {
    "get": "GET /user/email-change",
    "ask": "POST /user/email-change",
    "resend": "POST /user/email-change/resend",
    "cancel": "DELETE /user/email-change",
    "confirm": "POST /auth/confirm-email-change"
  },
  "ownSignIn": {
    "list": "GET /user/sign-in-methods",
    "sendPasswordLink": "POST /user/sign-in-methods/password",
    "link": "POST /user/sign-in-methods/{provider}",
    "unlink": "DELETE /user/sign-in-methods/{provider}"
  },
  "ownSecondFactor": {
    "list": "GET /user/second-factors",
    "beginCode": "POST /user/second-factors/code",
    "finishCode": "POST /user/second-factors/code/confirm",
    "beginPasskey": "POST /user/second-factors/passkey",
    "finishPasskey": "POST /user/second-factors/passkey/confirm",
    "rename": "PATCH /user/second-factors/{id}",
    "remove": "DELETE /user/second-factors/{id}",
    "renewRecoveryCodes": "POST /user/second-factors/recovery-codes"
  },
  "ownProof": {
    "begin": "POST /user/step-up/begin",
    "finish": "POST /user/step-up"
  },
  "ownNotice": {
    "get": "GET /user/notice-settings",
    "change": "PUT /user/notice-settings"
  },
  "ownData": {
    "openMatters": "GET /user/open-matters",
    "getExport": "GET /user/data-export",
    "askExport": "POST /user/data-export",
    "downloadExport": "GET /user/data-export/{id}/download",
    "getErasure": "GET /user/erasure",
    "askErasure": "POST /user/erasure",
    "cancelErasure": "DELETE /user/erasure"
  },
  "savedSearch": {
    "list": "GET /user/saved-searches",
    "create": "POST /user/saved-searches",
    "update": "PUT /user/saved-searches/{id}",
    "remove": "DELETE /user/saved-searches/{id}",
    "restore": "POST /user/saved-searches/{id}/restore"
  },
  "shortlist": {
    "list": "GET /user/shortlists",
    "create": "POST /user/shortlists",
    "get": "GET /user/shortlists/{id}",
    "update": "PUT /user/shortlists/{id}",
    "remove": "DELETE /user/shortlists/{id}",
    "restore": "POST /user/shortlists/{id}/restore",
    "put": "PUT /user/shortlists/{id}/warehouses/{warehouseId}",
    "take": "DELETE /user/shortlists/{id}/warehouses/{warehouseId}",
    "order": "PUT /user/shortlists/{id}/order",
    "link": "POST /user/shortlists/{id}/link",
    "unlink": "DELETE /user/shortlists/{id}/link",
    "shared": "GET /shortlists/shared/{token}"
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
    "uploadRates": "POST /warehouse/fulfillmentRates/upload",
    "flagMany": "PUT /admin/warehouse/bulk",
    "flagFiltered": "PUT /admin/warehouse/bulk-filtered",
    "importFile": "POST /warehouse/import",
    "previewBulk": "POST /warehouse/bulk-edit/preview",
    "applyBulk": "POST /warehouse/bulk-edit/apply",
    "exportFile": "POST /warehouse/export",
    "confirm": "POST /warehouse/confirm/{id}",
    "confirmLink": "GET /warehouse/confirm-by-link",
    "confirmByLink": "POST /warehouse/confirm-by-link"
  },
  "space": {
    "board": "GET /warehouse/space/board",
    "exportBoard": "GET /warehouse/space/board/export",
    "calendar": "GET /warehouse/{id}/space",
    "block": "POST /warehouse/{id}/space/block",
    "changeBlock": "PUT /warehouse/{id}/space/block/{blockId}",
    "unblock": "DELETE /warehouse/{id}/space/block/{blockId}",
    "setTotal": "PUT /warehouse/{id}/space/total/{fromDay}",
    "removeTotal": "DELETE /warehouse/{id}/space/total/{fromDay}",
    "export": "GET /warehouse/{id}/space/export"
  },
  "desk": {
    "get": "GET /user/desk"
  },
  "adminService": {
    "serviceUpdate": "PUT /admin/service/{id}",
    "serviceRecord": "GET /admin/service/{id}",
    "flagMany": "PUT /admin/service/bulk",
    "partner": "PUT /admin/partner"
  },
  "adminListing": {
    "warehouseUpdate": "PUT /admin/warehouse/{id}",
    "managerWarehouse": "POST /admin/manager/warehouse",
    "managerWarehouseUpdate": "PUT /admin/manager/warehouse/{id}",
    "managerWarehouseDelete": "DELETE /admin/manager/warehouse/{id}"
  },
  "adminUser": {
    "dashboard": "GET /admin/dashboard",
    "list": "GET /admin/users",
    "get": "GET /admin/users/{id}",
    "update": "PUT /admin/users/{id}",
    "setActive": "PUT /admin/isActive/users/{id}",
    "accHolderList": "GET /admin/acc-holder-list",
    "exportList": "POST /admin/export-list",
    "managers": "GET /admin/manager",
    "createManager": "PUT /admin/manager",
    "getManager": "GET /admin/manager/profile/{id}",
    "updateManager": "PUT /admin/manager/profile/{id}",
    "managerType": "PATCH /admin/{id}/manager-type"
  },
  "letter": {
    "readers": "GET /admin/letters/readers",
    "send": "POST /admin/letters",
    "list": "GET /admin/letters",
    "stop": "POST /admin/letters/{id}/stop"
  },
  "sourcing": {
    "list": "GET /merchants/sourcing",
    "suggest": "GET /merchants/sourcing/suggestions",
    "create": "POST /merchants/sourcing",
    "board": "GET /merchants/sourcing/{id}",
    "export": "GET /merchants/sourcing/{id}/export",
    "invited": "GET /merchants/sourcing/{id}/invitation",
    "save": "PUT /merchants/sourcing/{id}",
    "invite": "POST /merchants/sourcing/{id}/invite",
    "uninvite": "POST /merchants/sourcing/{id}/uninvite",
    "extend": "POST /merchants/sourcing/{id}/extend",
    "weigh": "PUT /merchants/sourcing/{id}/weights",
    "award": "POST /merchants/sourcing/{id}/award",
    "close": "POST /merchants/sourcing/{id}/close",
    "ask": "POST /merchants/sourcing/{id}/questions",
    "reply": "POST /merchants/sourcing/{id}/questions/{questionId}/answer",
    "file": "GET /merchants/sourcing/{id}/files/{fileId}"
  },
  "merchant": {
    "own": "GET /merchants/own",
    "updateOwn": "PUT /merchants/own",
    "submit": "PUT /merchants/warehouseMerchant",
    "get": "GET /merchants/{id}",
    "paper": "GET /merchants/pdf/{id}",
    "attachment": "GET /merchants/file/{id}",
    "glance": "GET /merchants/user/{id}",
    "all": "GET /merchants/all",
    "submitted": "GET /merchants/submit-rfp-list",
    "received": "GET /merchants/rfps",
    "accesses": "GET /merchants/requests",
    "share": "POST /merchants/share",
    "links": "GET /merchants/links",
    "addLink": "POST /merchants/links",
    "revokeLink": "DELETE /merchants/links/{id}",
    "shared": "GET /merchants/shared/{token}",
    "invitation": "GET /merchants/rfp-page/{id}",
    "ask": "GET /merchants/sendRFPEmail/{id}",
    "request": "GET /merchants/request/{id}",
    "approve": "GET /merchants/approveRequest/{id}",
    "cancel": "GET /merchants/cancelRequest/{id}",
    "remove": "DELETE /merchants/delete/{id}",
    "mail": "POST /merchants/send-email"
  },
  "arrival": {
    "list": "GET /user/transaction/{id}/arrivals",
    "announce": "POST /user/transaction/{id}/arrivals",
    "confirm": "PUT /user/transaction/{id}/arrivals/{arrivalId}/confirm",
    "propose": "PUT /user/transaction/{id}/arrivals/{arrivalId}/propose",
    "decline": "PUT /user/transaction/{id}/arrivals/{arrivalId}/decline",
    "accept": "PUT /user/transaction/{id}/arrivals/{arrivalId}/accept",
    "cancel": "PUT /user/transaction/{id}/arrivals/{arrivalId}/cancel",
    "checkIn": "PUT /user/transaction/{id}/arrivals/{arrivalId}/check-in",
    "photo": "GET /user/transaction/{id}/arrivals/{arrivalId}/photos/{fileId}"
  },
  "installment": {
    "list": "GET /user/transaction/{id}/installments",
    "pay": "POST /user/transaction/{id}/installments/{number}/pay"
  },
  "amendment": {
    "list": "GET /user/transaction/{id}/amendments",
    "propose": "POST /user/transaction/{id}/amendments",
    "accept": "POST /user/transaction/{id}/amendments/{amendmentId}/accept",
    "decline": "POST /user/transaction/{id}/amendments/{amendmentId}/decline",
    "withdraw": "POST /user/transaction/{id}/amendments/{amendmentId}/withdraw",
    "agreement": "GET /user/transaction/{id}/amendments/{amendmentId}/agreement"
  },
  "adminTransaction": {
    "list": "GET /admin/transaction",
    "export": "GET /admin/transaction/export",
    "reports": "GET /admin/transaction/reports",
    "approve": "PUT /admin/transactions/approve/{id}",
    "cancel": "PUT /admin/transactions/cancel/{id}"
  },
  "adminPayout": {
    "summary": "GET /admin/money",
    "list": "GET /admin/payouts",
    "statements": "GET /admin/payout-statements",
    "retry": "POST /admin/payouts/{id}/retry"
  },
  "adminPlan": {
    "upgrade": "PUT /admin/plan/upgrade/{id}"
  },
  "wallet": {
    "balance": "GET /wallet/balance",
    "addCredit": "POST /wallet/add-credit",
    "finalize": "POST /wallet/finalize",
    "transactions": "GET /wallet/transactions",
    "exportTransactions": "GET /wallet/transactions/export",
    "activeSubscription": "GET /wallet/active-subscription",
    "cancelSubscription": "DELETE /wallet/cancel-subscription/{id}",
    "zeroBalanceUsers": "GET /wallet/zero-balance-users"
  },
  "campaign": {
    "list": "GET /campaign/",
    "filtered": "GET /campaign/filtered",
    "create": "POST /campaign/",
    "get": "GET /campaign/{id}",
    "stop": "PATCH /campaign/{id}/stop",
    "pause": "PATCH /campaign/{id}/pause",
    "resume": "PATCH /campaign/{id}/resume",
    "editBudget": "PATCH /campaign/{id}/edit-budget",
    "delete": "DELETE /campaign/{id}",
    "forecast": "GET /campaign/forecast",
    "analytics": "GET /campaign/analytics",
    "overallAnalytics": "GET /campaign/overallAnalytics",
    "overallAnalyticsFilter": "GET /campaign/overall-analytics-filter",
    "impressionsOverTime": "GET /campaign/charts/impressions-over-time",
    "performanceComparison": "GET /campaign/charts/performance-comparison",
    "topCampaigns": "GET /campaign/charts/top-campaigns",
    "dailyPageVisits": "GET /campaign/charts/daily-page-visits",
    "listings": "GET /campaign/listings",
    "exportListings": "GET /campaign/listings/export",
    "adminFiltered": "GET /campaign/admin-filtered-campaigns",
    "adminFilteredModal": "GET /campaign/admin-filtered-campaigns-modal",
    "exportAll": "GET /campaign/admin-filtered-campaigns/export",
    "sellers": "GET /campaign/sellers",
    "prices": "GET /campaign/prices",
    "setPrices": "PUT /campaign/prices",
    "outcomes": "GET /campaign/outcomes"
  },
  "chat": {
    "rooms": "GET /chat/",
    "open": "POST /chat/",
    "chatroom": "GET /chat/chatroom/{id}",
    "room": "GET /chat/{roomId}",
    "readRoom": "PUT /chat/{roomId}",
    "roomMessages": "GET /chat/{roomId}/message",
    "send": "POST /chat/{roomId}/message",
    "message": "GET /chat/{roomId}/message/{messageId}",
    "attachment": "GET /chat/{roomId}/message/{messageId}/attachment/{fileId}",
    "editMessage": "PUT /chat/{roomId}/message/{messageId}",
    "deleteMessage": "DELETE /chat/{roomId}/message/{messageId}",
    "messageReaction": "POST /chat/message/reaction",
    "replyRateAction": "POST /chat/replyRateAction"
  },
  "contentDraft": {
    "faq": "POST /faqs/generate-faq-from-ai",
    "article": "POST /article/generate-article-from-ai",
    "articleFromFile": "POST /article/generate-article-from-file",
    "encyclopedia": "POST /encyclopedia/generate-encyclopedia-from-ai",
    "term": "POST /encyclopedia-term/generate-term",
    "running": "GET /ai-drafts/running",
    "spending": "GET /ai-drafts/spending",
    "definition": "POST /encyclopedia-term/generate-defination"
  }
}
