// pdf.js publishes its worker without types; the build makes base64 of the other two (shared/build/src/pdf-parts.ts).
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown;
}

declare module '*.pfb' {
  const base64: string;
  export default base64;
}
