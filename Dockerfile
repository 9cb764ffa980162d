# The build notes where its modules stand: both stages use the same path.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build
RUN npm prune --omit=dev && rm -rf tests

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
# All that is written goes to /data and /tmp: the root file system may be read-only.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cms/dist/serve.mjs"]
