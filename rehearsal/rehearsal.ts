import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Machine } from './machine.ts'
import type { Box } from './page.ts'
import { Writer } from './writer.ts'

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The owner's address, with the page's own password. */
const OWNER = 'postgres://voyance_owner:PASSWORD-OF-THE-OWNER@127.0.0.1:5000/voyance'

const LEDGER = `select coalesce(max(id), 0) || ' ' || md5(string_agg(e::text, '' order by id)) from ledger_entries e where id <=`

/** Does the boxes of the page on the machines, and judges what is left. */
export class Rehearsal {
  private readonly machines: Record<string, Machine>
  private writer: Writer | null = null
  private kept = ''
  private instant = ''
  private readonly key = randomBytes(32).toString('hex')

  constructor(machines: Record<string, Machine>) {
    this.machines = machines
  }

  async play(box: Box): Promise<void> {
    if (box.after?.what === 'losing') await this.lose(box.after.machine)
    if (box.after?.what === 'return') await this.of(box.after.machine).start()
    if (box.title === 'Back to an instant' && !this.instant) await this.destroy()
    const began = performance.now()
    await Promise.all(
      box.machines.map(async (name) => {
        const { failed, said } = await this.of(name).do(box.commands, { INSTANT: this.instant, NEW_KEY: this.key })
        if (failed) throw new Error(`${name} failed:\n${box.commands}\n${said}`)
      }),
    )
    const [first = ''] = box.commands.split('\n')
    say(`  ${box.machines.join(' ')}: ${first.slice(0, 60)}… ${((performance.now() - began) / 1000).toFixed(1)} s`)
    if (box.after?.what === 'losing') await this.judgeLoss()
  }

  /** What must be there again at the end. */
  async judgeRestoration(): Promise<void> {
    const found = await this.ask('select count(*) from rehearsal_marks')
    if ((await this.digest(this.kept)) !== this.kept || found === '0')
      throw new Error('the restored ledger is another one')
    const { failed, said } = await this.of('b').do(
      'cd /opt/voyance; set -a; . /etc/voyance/settings; set +a; node scripts/on-build.mjs src/server/ledger.ts verify',
    )
    if (failed) throw new Error(`the proof of the ledger failed:\n${said}`)
    say(`  restored: the same ledger (${this.kept}), ${found} marks; ${said.trim()}`)
  }

  private async lose(name: string): Promise<void> {
    await this.ask('create table if not exists rehearsal_marks (mark bigint primary key)')
    this.writer = new Writer(this.of('b'), OWNER)
    await this.writer.more(50)
    this.kept = await this.digest('')
    say(`  ${name} loses its power`)
    await this.of(name).losePower()
  }

  private async judgeLoss(): Promise<void> {
    const { writer } = this
    if (!writer) throw new Error('nothing was written meanwhile')
    await writer.more(20)
    writer.stop()
    const there = new Set((await this.ask('select mark from rehearsal_marks')).split('\n').map(Number))
    const lost = writer.marks.filter((mark) => !there.has(mark))
    say(
      `  RPO: ${lost.length} of ${writer.marks.length} acknowledged writes lost; RTO: ${writer.pause.toFixed(1)} s without a write`,
    )
    if (lost.length > 0) throw new Error('acknowledged writes were lost')
    if ((await this.digest(this.kept)) !== this.kept) throw new Error('the ledger is another one')
    say(`  the ledger is the same: ${this.kept}`)
  }

  /** Waits until a copy is kept, then deletes what nobody should. */
  private async destroy(): Promise<void> {
    const isKept = () => this.of('b').do("ls /srv/backup | grep -q '^base\\.'")
    while ((await isKept()).failed) await wait(1000)
    this.kept = await this.digest('')
    await wait(1000)
    this.instant = new Date().toISOString()
    await wait(1000)
    await this.ask('delete from rehearsal_marks')
    say(`  everything was deleted after ${this.instant}`)
  }

  private async digest(until: string): Promise<string> {
    const [last = ''] = until.split(' ')
    return this.ask(`${LEDGER} ${last || '(select max(id) from ledger_entries)'}`)
  }

  private async ask(query: string): Promise<string> {
    const { failed, said } = await this.of('b').do(`psql '${OWNER}' -Atqc "${query}"`)
    if (failed) throw new Error(said)
    return said.trim()
  }

  private of(name: string): Machine {
    const machine = this.machines[name]
    if (!machine) throw new Error(`there is no machine ${name}`)
    return machine
  }
}
