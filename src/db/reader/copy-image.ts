// A finished copy as a file, so that the next start of the server takes one second and not six. It holds sample data and
// no secret; when it is missing, old or broken, a copy is made from the migrations instead.
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const prefix = 'reader-image-'

export class ImageFile {
  readonly #dir: string
  readonly #name: string

  constructor(dir: string, migrations: readonly string[]) {
    this.#dir = dir
    this.#name = `${prefix}${createHash('sha256').update(migrations.join('\n')).digest('hex').slice(0, 16)}`
  }

  async read(): Promise<Uint8Array | null> {
    return readFile(join(this.#dir, this.#name)).catch(() => null)
  }

  /** A server without room on its disk still answers, it only starts more slowly. */
  async write(image: Uint8Array): Promise<void> {
    const unfinished = join(this.#dir, `${this.#name}.${process.pid}`)
    try {
      await writeFile(unfinished, image)
      await rename(unfinished, join(this.#dir, this.#name))
      for (const name of await readdir(this.#dir))
        if (name.startsWith(prefix) && name !== this.#name) await rm(join(this.#dir, name), { force: true })
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined)
    }
  }
}
