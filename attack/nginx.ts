import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Proxied } from '../e2e/production/tls-proxy.ts'
import { run } from './tools.ts'

const START_TRIES = 100

/** Runs nginx with the configuration of docs/security.md; only its ports, names and files are of this machine. */
export async function openNginx({
  port,
  to,
  certificate,
  clearPort,
}: Proxied & { clearPort: number }): Promise<{ close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'voyance-nginx-'))
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'fullchain.pem'), certificate.cert)
  await writeFile(join(folder, 'privkey.pem'), certificate.key)
  const config = join(folder, 'nginx.conf')
  await writeFile(config, whole(onThisMachine(await described(), { folder, port, clear: clearPort, to }), folder))
  const { said, code } = await run('nginx', ['-t', '-p', folder, '-c', config])
  if (code !== 0) throw new Error(`nginx refuses the configuration of docs/security.md:\n${said}`)
  const server = spawn('nginx', ['-p', folder, '-c', config], { stdio: 'ignore' })
  await answering(port)
  return {
    async close() {
      server.kill('SIGQUIT')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function described(): Promise<string> {
  const block = /```nginx\n([\s\S]*?)```/.exec(await readFile('docs/security.md', 'utf8'))
  if (!block) throw new Error('docs/security.md has no nginx configuration')
  return block[1]!
}

interface Machine {
  folder: string
  port: number
  /** Where unencrypted requests are redirected from. */
  clear: number
  to: number
}

const onThisMachine = (config: string, { folder, port, clear, to }: Machine): string =>
  config
    .replaceAll('/etc/ssl/voyance.example', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('voyance.example', 'localhost *.localhost')
    .replace(/https:\/\/localhost \*\.localhost/g, `https://localhost:${port}`)
    .replace(/listen 80; listen \[::\]:80;/, `listen 127.0.0.1:${clear};`)
    .replace(/listen 443 (.*); listen \[::\]:443 .*;/, `listen 127.0.0.1:${port} $1;`)
    // The site's address has a port here.
    .replace('Host $host;', 'Host $http_host;')
    .replace(/server 127\.0\.0\.1:3001; server 127\.0\.0\.1:3002;/, `server 127.0.0.1:${to};`)

const whole = (http: string, folder: string): string => `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`).join('\n')}
${http}
}
`

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.end())
    })
    if (open) return
    await wait(50)
  }
  throw new Error('nginx does not answer')
}
