# Varnish 7 with vmod_xkey (Debian: varnish, varnish-modules) as the CDN of one site. See README.md beside this file and docs/cdn.md.
vcl 4.1;

import std;
import xkey;

backend gateway {
    .host = "127.0.0.1";
    .port = "9000";
}

# Machines whose gateways send purges.
acl purgers {
    "127.0.0.1";
    "::1";
}

# The proxy that ends TLS in front of Varnish. It sets X-Forwarded-For itself.
acl tls_proxies {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.url == "/.cdn/purge") {
        call purge_keys;
    }
    # The gateway trusts the last address alone, and Varnish has appended that of the proxy.
    if (client.ip ~ tls_proxies && req.http.X-Forwarded-For ~ ",") {
        set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
    }
    # With `http_gzip_support=off` the header has the browser's value, and each spelling would be a copy of its own.
    if (req.http.Accept-Encoding ~ "(?i)(^|[, ])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(?i)(^|[, ])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # The gateway chooses AVIF, WebP or JPEG by this header.
    if (req.url ~ "^/media/") {
        if (req.http.Accept ~ "image/avif" && req.http.Accept ~ "image/webp") {
            set req.http.Accept = "image/avif,image/webp";
        } elsif (req.http.Accept ~ "image/avif") {
            set req.http.Accept = "image/avif";
        } elsif (req.http.Accept ~ "image/webp") {
            set req.http.Accept = "image/webp";
        } else {
            set req.http.Accept = "image/jpeg";
        }
    }
    call pass_private;
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.http.Authorization) {
        return (pass);
    }
    # The site's only cookie is for packages, which have been passed.
    unset req.http.Cookie;
    return (hash);
}

# The gateway decides what is kept, and says `no-store` for all of these. They are passed all the same: then Varnish neither makes a copy nor lets
# requests wait for each other, and a range of a video is fetched as a range.
sub pass_private {
    if (req.url ~ "(?i)^/(en/)?(pacote|pedido|confirmacao|previa)([/?]|$)"
        || req.url ~ "^/api/(entry|requests|confirmations|staff|preview|publish|counts?|lists|health|metrics)([/?]|$)"
        || req.url ~ "^/api/casting\?"
        || req.url ~ "[?&](t|signature)="
        || req.url ~ "^/media/talents/[^/]+/videos/"
        || req.url ~ "\.(mp4|webm|ogg|pdf|zip)(\?|$)") {
        return (pass);
    }
}

# POST with the surrogate keys. The secret is in the environment of varnishd, not in this file.
sub purge_keys {
    # A second address means that it came through the proxy, so from a visitor.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ "," || std.getenv("CDN_PURGE_SECRET") == ""
        || req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_SECRET")) {
        return (synth(404, "Not Found"));
    }
    if (req.method != "POST" || !req.http.Surrogate-Key) {
        return (synth(400, "Bad Request"));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, "Purged"));
}

sub vcl_hash {
    # The site answers alike under every host name.
    hash_data(req.url);
    return (lookup);
}

sub vcl_backend_response {
    # No copy is sent after its time, not even while the gateway does not answer, and none is kept for a comparison.
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    if (beresp.http.CDN-Cache-Control ~ "^max-age=[0-9]+(,|$)" && beresp.status == 200 && !beresp.http.Set-Cookie) {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^max-age=([0-9]+).*$", "\1s"), 0s);
        if (beresp.http.Surrogate-Key) {
            set beresp.http.xkey = beresp.http.Surrogate-Key;
        }
    } else {
        # Requests for this address do not wait for each other for a while.
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
    }
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.CDN-Cache-Control;
    unset resp.http.Surrogate-Key;
    unset resp.http.xkey;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    return (deliver);
}

sub vcl_synth {
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.http.Cache-Control = "no-store";
    set resp.http.X-Content-Type-Options = "nosniff";
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    unset resp.http.Server;
    if (resp.status == 200) {
        set resp.body = req.http.X-Purged + {"
"};
    } else {
        set resp.body = resp.reason + {"
"};
    }
    return (deliver);
}

sub vcl_backend_error {
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "2";
    set beresp.status = 503;
    set beresp.body = {"The site does not answer right now. Try again in a moment.
"};
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
}
