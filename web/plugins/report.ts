// vitest's results as the lines all tests of the project print.

import type { Reporter, TestCase, TestModule } from "vitest/node";

export default class Report implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === "skipped") return;
    console.log(`${result.state === "passed" ? "ok" : "not ok"} - web: ${test.fullName}`);
    for (const error of result.errors ?? []) console.log(`  ${error.message}`);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) console.log(`not ok - web: ${module.moduleId}\n  ${error.message}`);
  }
}
