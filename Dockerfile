# The gateway with the built app. The key is no part of the image: it comes at run time, as a file (see compose.yaml).
#   docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD) --build-arg VERSION=$(npm pkg get version | tr -d '"') -t tearsheet .

FROM node:24-slim AS build
WORKDIR /app
ARG COMMIT=""
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim
ARG VERSION=""
ARG COMMIT=""
LABEL org.opencontainers.image.title="Tearsheet" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$COMMIT"
WORKDIR /app
# All that the gateway itself imports (gateway/image.test.ts).
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules/@hono/node-server node_modules/@hono/node-server
COPY --from=build /app/node_modules/@ioredis/commands node_modules/@ioredis/commands
COPY --from=build /app/node_modules/@opentelemetry/api node_modules/@opentelemetry/api
COPY --from=build /app/node_modules/bintrees node_modules/bintrees
COPY --from=build /app/node_modules/cluster-key-slot node_modules/cluster-key-slot
COPY --from=build /app/node_modules/debug node_modules/debug
COPY --from=build /app/node_modules/denque node_modules/denque
COPY --from=build /app/node_modules/hono node_modules/hono
COPY --from=build /app/node_modules/ioredis node_modules/ioredis
COPY --from=build /app/node_modules/lru-cache node_modules/lru-cache
COPY --from=build /app/node_modules/ms node_modules/ms
COPY --from=build /app/node_modules/prom-client node_modules/prom-client
COPY --from=build /app/node_modules/rate-limiter-flexible node_modules/rate-limiter-flexible
COPY --from=build /app/node_modules/redis-errors node_modules/redis-errors
COPY --from=build /app/node_modules/standard-as-callback node_modules/standard-as-callback
COPY --from=build /app/node_modules/tdigest node_modules/tdigest
COPY --from=build /app/gateway gateway
COPY --from=build /app/dist dist
ENV NODE_ENV=production TZ=UTC HOST=0.0.0.0 PORT=8080
USER node
EXPOSE 8080
# Asks the gateway, which does not ask the service.
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "gateway/main.ts"]
