type Doc = Record<string, unknown>

/** Live preview of a collection's documents in the panel: the page as it would look, on a phone and on a desk. */
export const previewAt = (collection: string) => ({
  livePreview: {
    url: ({ data }: { data: Doc }) => (data.id ? `/preview/${collection}/${String(data.id)}` : ''),
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
    ],
  },
  preview: (doc: Doc) => `/preview/${collection}/${String(doc.id)}`,
  components: { edit: { beforeDocumentControls: ['/admin/live-status#LiveStatus'] } },
})
