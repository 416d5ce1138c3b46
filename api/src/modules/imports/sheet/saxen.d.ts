declare module 'saxen' {
  type Attributes = Record<string, string>;

  /** The part of the parser that is used here; the package brings no types. */
  export class Parser {
    on(event: 'openTag', heard: (name: string, attributes: () => Attributes | false | null) => void): this;
    on(event: 'closeTag', heard: (name: string) => void): this;
    on(event: 'text' | 'cdata' | 'attention', heard: (text: string) => void): this;
    write(xml: string): this;
    end(): Error | null;
  }
}
