import type { FastifyLoggerOptions } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import type { FileStore } from './files/file-store.ts';
import type { BodyPace } from './http/connection/body-pace.ts';
import type { FeeRowsReader } from './modules/bills/desk/import/import-fee-rows.ts';
import type { LinesReader } from './modules/customs/declarations/import/lines-reader.ts';
import type { LibraryReader } from './modules/customs/goods/import/library-reader.ts';
import type { GoodsReader } from './modules/imports/goods/goods-reader.ts';
import type { Recognizer } from './modules/registrations/recognise/open-recognizer.ts';
import type { InspectFile } from './modules/uploads/inspect/inspect-file.ts';
import type { Stopping } from './stopping.ts';

export type AppDependencies = {
  config: Config;
  database: Database;
  /** Where the bytes of uploaded files are stored. */
  files: FileStore;
  /** How what is uploaded is looked at; in a process of its own unless a test has its reasons. */
  inspect?: InspectFile;
  /** The same for files of goods. */
  readGoods?: GoodsReader;
  /** And for files of fee rows. */
  readFeeRows?: FeeRowsReader;
  /** And for files of the goods library. */
  readLibrary?: LibraryReader;
  /** And for goods of declarations. */
  readLines?: LinesReader;
  /** What reads pictures of licences and ID cards. */
  recognizer?: Recognizer;
  /** How fast what is sent has to come; usually as body-pace.ts says. */
  bodyPace?: BodyPace;
  /** The folder in which `shell` and the `remote-*` packages stand. */
  fronts: string;
  version: string;
  /** Begun by whoever stops the server; by its end at the latest. */
  stopping?: Stopping;
  /** Where messages that a development server does not send are read. */
  say?: (text: string) => void;
  clock?: Clock;
  logStream?: FastifyLoggerOptions['stream'];
};
