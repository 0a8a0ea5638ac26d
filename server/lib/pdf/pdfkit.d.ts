/** The part of the library that we use; its own types are in a separate package. */
declare module 'pdfkit' {
  interface Element {
    add(child: Element): this;
    end(): this;
  }
  export class PDFDocument {
    constructor(options: Readonly<Record<string, unknown>>);
    x: number;
    y: number;
    readonly page: { width: number; height: number };
    on(event: 'data', listen: (part: Buffer) => void): this;
    on(event: 'end', listen: () => void): this;
    registerFont(name: string, source: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    text(text: string, options: Readonly<Record<string, unknown>>): this;
    widthOfString(text: string): number;
    addPage(): this;
    struct(type: string, write?: () => void): Element;
    addStructure(element: Element): this;
    markContent(type: string, options: { actual: string }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
