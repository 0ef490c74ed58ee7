import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a key and a certificate of `localhost`, by `openssl`, for a server of this process. */
export function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
  const request = 'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 2'
  const rest = ['-subj', '/CN=localhost', '-keyout', key, '-out', cert]
  try {
    execFileSync('openssl', [...request.split(' '), ...rest], { stdio: 'pipe' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
