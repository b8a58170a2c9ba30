"""Security headers of every response."""

from secure import (
    ContentSecurityPolicy,
    CrossOriginOpenerPolicy,
    CrossOriginResourcePolicy,
    PermissionsPolicy,
    ReferrerPolicy,
    Secure,
    XContentTypeOptions,
    XFrameOptions,
)

HEADERS = Secure(
    csp=ContentSecurityPolicy()
    .default_src("'self'")
    .script_src("'self'")
    .style_src("'self'", "'unsafe-inline'")
    .img_src("'self'", "data:")
    .connect_src("'self'")
    .object_src("'none'")
    .base_uri("'none'")
    .form_action("'self'")
    .frame_ancestors("'none'"),
    coop=CrossOriginOpenerPolicy().same_origin(),
    corp=CrossOriginResourcePolicy().same_origin(),
    permissions=PermissionsPolicy().camera().geolocation().microphone(),
    referrer=ReferrerPolicy().same_origin(),
    xcto=XContentTypeOptions(),
    xfo=XFrameOptions().deny(),
).headers
PYTHON = {
    "content-security-policy": HEADERS["Content-Security-Policy"].replace(
        "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
    )
}
"""For the one thread that runs Python in a browser."""
RAW = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
PRIVATE = [*RAW, (b"cache-control", b"no-store")]
"""For the API: no cache keeps what is said of people and tables."""
