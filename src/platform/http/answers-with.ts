import { type IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http'

/** Names at even places, each before its value. */
type List = readonly OutgoingHttpHeader[]

/**
 * A class of answers that bear these headers, which handlers may change but not omit. Names are in lower case. A list
 * of names and values given to `writeHead` is written as it is, completed: nothing else is as fast. One that is given
 * again is completed once, so nobody may change it.
 */
export function answersWith(always: Readonly<Record<string, string>>): typeof ServerResponse {
  const headers = Object.entries(always)
  const known = new WeakMap<List, List>()

  const completed = (given: List): List => {
    const names = given.filter((_, place) => place % 2 === 0).map((name) => String(name).toLowerCase())
    const whole = [...given, ...headers.filter(([name]) => !names.includes(name)).flat()]
    known.set(given, whole)
    return whole
  }

  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...rest: unknown[]): this {
      const given = rest.at(-1)
      const isList = Array.isArray(given) && this.getHeaderNames().length === 0
      if (isList) rest[rest.length - 1] = known.get(given) ?? completed(given)
      else for (const [name, value] of headers) if (!this.hasHeader(name)) this.setHeader(name, value)
      return super.writeHead(status, ...(rest as []))
    }
  }
}
