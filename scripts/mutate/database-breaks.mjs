/**
 * Ways to break a function of the database that can't be wrong to write, as nothing here reads its language.
 * @type {readonly { seen: RegExp, text: (found: string) => string, says?: string }[]}
 */
const ways = [
  { seen: /(?<= )<=(?= )/g, text: () => '<' },
  { seen: /(?<= )>=(?= )/g, text: () => '>' },
  { seen: /(?<= )<(?= )/g, text: () => '<=' },
  { seen: /(?<= )>(?= )/g, text: () => '>=' },
  { seen: /(?<= )<>(?= )/g, text: () => '=' },
  { seen: /(?<= )and(?= )/g, text: () => 'or' },
  { seen: /(?<= )or(?= (?!replace))/g, text: () => 'and' },
  { seen: /(?<= )[+](?= )/g, text: () => '-' },
  { seen: /(?<= )-(?= )/g, text: () => '+' },
  { seen: /\bis null\b/g, text: () => 'is not null' },
  { seen: /\bis not null\b/g, text: () => 'is null' },
  { seen: /\bgreatest(?=\()/g, text: () => 'least' },
  { seen: /\bleast(?=\()/g, text: () => 'greatest' },
  { seen: /(?<=[ (])\d+(?=[ ,;)])/g, text: (found) => `${Number(found) + 1}` },
  { seen: /\b(?:true|false)\b/g, text: (found) => `${found === 'false'}` },
  { seen: /\b(?:perform|raise exception)\b[^;]*;/g, text: () => 'null;', says: 'retiré' },
]

/** Comments, names and quoted words stay as they are. @param {string} source */
const masked = (source) =>
  source.replace(/--.*|'[^'\n]*'|\bbetween\s+\S+\s+and\b/g, (found) => '·'.repeat(found.length))

/** @param {string} source @returns {import('./breaks.mjs').Break[]} */
export const breaksOfFunctions = (source) =>
  ways.flatMap(({ seen, text, says }) =>
    [...masked(source).matchAll(seen)].map(({ index, 0: { length } }) => {
      const [start, end] = [index, index + length]
      const found = source.slice(start, end)
      return { start, end, text: text(found), says: says ? `${says} : ${found}` : `${found} devient ${text(found)}` }
    }),
  )

/** The functions of the database, by their text. @param {string} source @returns {{ name: string, text: string, start: number }[]} */
export const functionsIn = (source) =>
  [...source.matchAll(/^create or replace function (\w+)[\s\S]*?(?=^create or replace function|$(?![\s\S]))/gm)].map(
    ({ 0: text, 1: name = '', index }) => ({ name, text, start: index }),
  )
