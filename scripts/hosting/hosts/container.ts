/**
 * Configuration of nginx in a container: complete, for an unprivileged user and a read-only disk. Neighbour: nginx.ts, whose maps and rules
 * it includes.
 */

/**
 * Paths without a leading slash are relative to nginx's prefix (`-p`), which contains `dist` and `hosting` as the build writes them; the
 * included files are in the same folder as this one.
 */
export function emitContainer(): Record<string, string> {
  return { 'nginx/container.conf': CONTAINER };
}

const CONTAINER = `# Written by the build; an edit here is lost with the next one. The whole nginx.conf of a container (Dockerfile). A proxy stands before it,
# which has the certificates, and leads http and other names to the one address that all pages use.
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
worker_processes auto;
# SIGQUIT lets answers come to their end; after ten seconds Docker kills.
worker_shutdown_timeout 8s;
error_log stderr warn;
# The one place that is written to.
pid /tmp/nginx.pid;

events {
  worker_connections 1024;
}

http {
  client_body_temp_path /tmp/client_body;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;
  # Who reads what about a divorce stands in no file; whether the proxy notes it is for the practice to decide.
  access_log off;
  sendfile on;
  tcp_nopush on;
  include maps.conf;

  server {
    listen 8080;
    root dist;
    include rules.conf;
    brotli_static on;
  }
}
`;
