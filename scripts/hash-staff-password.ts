// npm run staff:hash — asks for the staff password and prints the line for STAFF_PASSWORD_HASH.
import { createInterface } from 'node:readline/promises'
import { hashPassword } from '#api/staff/password.ts'

const shortest = 10
const terminal = createInterface({ input: process.stdin, output: process.stderr })
const password = await terminal.question('Staff password: ')
terminal.close()
if (password.length < shortest) {
  process.stderr.write(`Too short: take at least ${shortest} characters.\n`)
  process.exit(1)
}
process.stdout.write(`STAFF_PASSWORD_HASH='${await hashPassword(password)}'\n`)
