FROM node:24-bookworm-slim AS packages
WORKDIR /app
ENV GATSBY_TELEMETRY_DISABLED=1 NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
# The image has its own Node 24.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM packages AS app
COPY . .
# Removes secrets that this step creates, and Next's build cache (200 MB), which only another build needs.
RUN DATA_DIR=/tmp/setup npm run setup && rm -rf /tmp/setup panel/.next/cache \
 && mkdir -p .cache public plugins/gatsby-source-agency/.cache /data \
 && chown node:node .cache public plugins/gatsby-source-agency/.cache /data

FROM node:24-bookworm-slim
WORKDIR /app
ENV HOME=/tmp NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PANEL_HOST=0.0.0.0 GATSBY_TELEMETRY_DISABLED=1 NEXT_TELEMETRY_DISABLED=1
COPY --from=app /app /app
COPY --from=app --chown=node:node /data /data
USER node
EXPOSE 9000 4000
# Folders that the running site writes: its data, and Gatsby's cache and output, which may be deleted at any time.
VOLUME ["/data", "/app/.cache", "/app/public", "/app/plugins/gatsby-source-agency/.cache"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=10m --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 9000) + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "scripts/start.ts"]
