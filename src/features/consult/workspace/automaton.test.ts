import { expect, test } from 'vitest'
import { addPair, ask, write } from '../../../../test/consulting.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { workspaceJobs } from './jobs.server.ts'

const site = useTestApp()

/** Runs what is left to the automaton, until nothing is. */
const work = () =>
  site.jobs.drain(async (name, data) => {
    await workspaceJobs.find(({ kind }) => kind.name === name)?.run(site.app, data)
  })
const asked = async (isAutomaton = true) => {
  site.jobs.sent.length = 0
  const pair = await addPair(site, { cents: 5000, psychic: { isAutomaton } })
  const id = await ask(pair)
  const room = async () => (await pair.client.get(`/api/consultations/${id}`)).body
  const said = async () =>
    (await pair.client.get(`/api/consultations/${id}/messages`)).body.messages.map(
      ({ author }: { author: string }) => author,
    )
  return { ...pair, id, room, said }
}

test('an automaton accepts a request, greets, and answers each message once, however often its work runs', async () => {
  const { client, id, said } = await asked()
  const [request] = site.jobs.sent
  await work()
  expect(await said()).toEqual(['psychic'])
  site.jobs.sent.push(request!)
  await work()
  expect(await said()).toEqual(['psychic'])
  await write(client, id, 'Et l’amour ?')
  const [heard] = site.jobs.sent
  await work()
  site.jobs.sent.push(heard!)
  await work()
  expect(await said()).toEqual(['psychic', 'client', 'psychic'])
})
