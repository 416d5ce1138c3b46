/** The password of every person of the tests that is given no other, and its hash: made once, it costs no test time. */
export const knownPassword = 'harbour lights 2026';
export const knownPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$mMQkEd+18zWrOfvEdltzcw$+mefQrUKr83k/y08U7o3mcp+KV7o1YayuhO80yS/8+w';
