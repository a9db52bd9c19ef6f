# The site as an image: built from the content and Git's history, then served by nginx on port 8080, by a user without rights.
# Certificates, and what leads http and other names to the one address, belong to a proxy before it (scripts/hosting/README.md, Hosting).

# The supported line of Node.js that is maintained longest; Debian 12 twice, because its nginx is the one that the tests ask.
FROM node:24-bookworm-slim AS build
# Pages carry the day of their last change, which Git tells.
RUN apt-get update \
 && apt-get install -y --no-install-recommends git \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /site
# Packages come first: an edit of a text does not install them again.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /site/dist /srv/www/dist
COPY --from=build /site/hosting/nginx /srv/www/hosting/nginx
# www-data, as a number, by which Kubernetes sees that it is not root.
USER 33:33
EXPOSE 8080
# Answers that are under way come to their end.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["nginx", "-e", "stderr", "-p", "/srv/www", "-c", "hosting/nginx/container.conf"]
