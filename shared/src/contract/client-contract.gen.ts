/** Written by tests/contract/client-contract.spec.ts from the contract; never by hand. */
export const clientContract = {
  "auth": {
    "login": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/auth/login"
        }
      }
    },
    "signup": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/auth/signup"
        }
      }
    },
    "refresh": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/auth/refresh"
        }
      }
    },
    "logout": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/auth/logout"
        }
      }
    },
    "forgotPassword": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/auth/forgot-password"
        }
      }
    },
    "resetPassword": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/auth/reset-password"
        }
      }
    },
    "verifyEmail": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/auth/verify-email"
        }
      }
    },
    "emailUnsubscribe": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/auth/email-unsubscribe"
        }
      }
    },
    "updatePassword": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "PATCH",
          "path": "/auth/update-password"
        }
      }
    },
    "deactivateAccount": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/auth/deactivate-account"
        }
      }
    },
    "google": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/auth/google"
        }
      }
    },
    "linkedin": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/auth/linkedin"
        }
      }
    },
    "linkedinToken": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/auth/linkedin-token"
        }
      }
    },
    "socialCreateAccountFromLogin": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/auth/social-create-account-from-login"
        }
      }
    }
  },
  "profile": {
    "get": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/user/profile/"
        }
      }
    },
    "update": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "PUT",
          "path": "/user/profile/"
        }
      }
    }
  },
  "warehouse": {
    "list": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/warehouse/"
        }
      }
    },
    "map": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/warehouse/map"
        }
      }
    },
    "count": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/warehouse/count-warehouse"
        }
      }
    },
    "get": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/warehouse/{id}"
        }
      }
    },
    "mapEntry": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/warehouse/{id}/map"
        }
      }
    }
  },
  "search": {
    "warehouses": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/search/warehouses"
        }
      }
    }
  },
  "review": {
    "list": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/review/"
        }
      }
    },
    "create": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/review/"
        }
      }
    }
  },
  "purchase": {
    "create": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/purchase/"
        }
      }
    }
  },
  "transaction": {
    "list": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/user/transaction/"
        }
      }
    },
    "get": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/user/transaction/{id}"
        }
      }
    },
    "complete": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "PUT",
          "path": "/user/transaction/complete/{id}"
        }
      }
    },
    "cancel": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "PUT",
          "path": "/user/transaction/cancel/{id}"
        }
      }
    },
    "requestCancel": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "PUT",
          "path": "/user/transaction/request-cancel/{id}"
        }
      }
    },
    "declineCancelRequest": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "PUT",
          "path": "/user/transaction/decline-cancel-request/{id}"
        }
      }
    }
  },
  "adminTransaction": {
    "list": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/admin/transaction"
        }
      }
    },
    "approve": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "PUT",
          "path": "/admin/transactions/approve/{id}"
        }
      }
    },
    "cancel": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "PUT",
          "path": "/admin/transactions/cancel/{id}"
        }
      }
    }
  },
  "billing": {
    "summary": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/user/billing"
        }
      }
    }
  },
  "billingInfo": {
    "list": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/user/billing-info/"
        }
      }
    },
    "primary": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/user/billing-info/primary"
        }
      }
    },
    "get": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/user/billing-info/{id}"
        }
      }
    },
    "create": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/user/billing-info/"
        }
      }
    },
    "update": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "PUT",
          "path": "/user/billing-info/{id}"
        }
      }
    },
    "delete": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "DELETE",
          "path": "/user/billing-info/{id}"
        }
      }
    }
  },
  "cards": {
    "list": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/user/cards/"
        }
      }
    },
    "primary": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/user/cards/primary"
        }
      }
    },
    "get": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/user/cards/{id}"
        }
      }
    },
    "create": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/user/cards/"
        }
      }
    },
    "update": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "PUT",
          "path": "/user/cards/{id}"
        }
      }
    },
    "delete": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "DELETE",
          "path": "/user/cards/{id}"
        }
      }
    }
  },
  "ach": {
    "list": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/user/ach/"
        }
      }
    },
    "primary": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/user/ach/primary"
        }
      }
    },
    "get": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/user/ach/{id}"
        }
      }
    },
    "create": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/user/ach/"
        }
      }
    },
    "update": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "PUT",
          "path": "/user/ach/{id}"
        }
      }
    },
    "delete": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "DELETE",
          "path": "/user/ach/{id}"
        }
      }
    },
    "setupIntent": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/user/ach/setup-intent"
        }
      }
    }
  },
  "fileUpload": {
    "upload": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "POST",
          "path": "/file-upload/"
        }
      }
    },
    "list": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/file-upload/"
        }
      }
    },
    "get": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/file-upload/{id}"
        }
      }
    },
    "deleteByUrl": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "DELETE",
          "path": "/file-upload/file"
        }
      }
    },
    "delete": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "DELETE",
          "path": "/file-upload/{id}"
        }
      }
    }
  },
  "posts": {
    "list": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/posts/"
        }
      }
    },
    "withVideos": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/posts/news-with-videos"
        }
      }
    },
    "recent": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/posts/recent"
        }
      }
    },
    "today": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/posts/today-blogs"
        }
      }
    },
    "categories": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/posts/categories"
        }
      }
    },
    "get": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/posts/{id}"
        }
      }
    }
  },
  "config": {
    "get": {
      "~orpc": {
        "errorMap": {},
        "meta": {},
        "route": {
          "method": "GET",
          "path": "/config"
        }
      }
    }
  }
}
